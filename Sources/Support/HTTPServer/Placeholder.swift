// The module HTTPServer.
