// The module PreviewServer.
