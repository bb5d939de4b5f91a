import CZlib

/// How many bytes a page takes on the wire.
package enum CompressedSize {
    /// The size of `bytes` as `gzip -9` writes them without a file name: 10 bytes of header, the deflate stream, 8
    /// bytes of trailer. GNU gzip has a deflate of its own, so its files differ by some dozen bytes of this.
    package static func gzip(_ bytes: [UInt8]) -> Int {
        var stream = unsafe z_stream()
        // 15 window bits, plus 16 for the gzip wrapper; memory level 8 is zlib's default.
        let started = unsafe deflateInit2_(
            &stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(started == Z_OK, "deflateInit2 fails only when memory is exhausted")
        defer { unsafe deflateEnd(&stream) }
        var input = bytes
        var chunk = [UInt8](repeating: 0, count: 16_384)
        unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = UInt32(input.count)
            var status = Z_OK
            while status == Z_OK {
                status = unsafe chunk.withUnsafeMutableBufferPointer { output in
                    unsafe stream.next_out = output.baseAddress
                    unsafe stream.avail_out = UInt32(output.count)
                    return unsafe deflate(&stream, Z_FINISH)
                }
            }
            precondition(status == Z_STREAM_END, "deflate of bytes in memory always ends")
        }
        return unsafe Int(stream.total_out)
    }
}
