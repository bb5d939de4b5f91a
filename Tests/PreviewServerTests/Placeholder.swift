// Tests of PreviewServer.
