// Tests of SourceFiles.
