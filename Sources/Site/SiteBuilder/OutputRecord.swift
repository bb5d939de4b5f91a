/// What is known of a file that a build wrote: kept outside the output folder, so that the next build can tell without
/// reading it that it is still there, and without rendering it that it is still right.
struct OutputRecord: Sendable, Hashable {
    /// What the file showed when it was written.
    var stamp: FileStamp
    var hash: ContentHash
    /// Of everything that the file's bytes were made of; `nil` where only the bytes say.
    var key: ContentHash?
    /// What the site's last file has to know of this one.
    var note = ""
    /// Whether the stamp tells: it was taken a while after the file was written.
    var isSettled: Bool

    /// Whether the file that stands there is the one that was written.
    func matches(_ standing: FileStamp?) -> Bool { isSettled && standing == stamp }
}
