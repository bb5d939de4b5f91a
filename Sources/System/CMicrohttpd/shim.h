#pragma once

#include <microhttpd.h>
#include <string.h>

/// Leaves a request target as it came: it is decoded, with checks, on the Swift side.
static inline size_t paywallgen_http_keep(void *context, struct MHD_Connection *connection, char *text) {
    (void) context;
    (void) connection;
    return strlen(text);
}

/// Starts a daemon with a thread of its own on a listening socket, which it then owns.
///
/// The library's own function takes its options as variable arguments, which Swift cannot pass with their types
/// checked. Returns NULL when the thread or its poll descriptor cannot be made.
static inline struct MHD_Daemon *paywallgen_http_start(
    int listening_socket, unsigned int connection_limit, unsigned int idle_seconds, size_t header_limit,
    MHD_AccessHandlerCallback answer,
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection),
    MHD_RequestCompletedCallback finish, void *context) {
    return MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket) listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, header_limit,
        MHD_OPTION_STRICT_FOR_CLIENT, (int) 1,
        MHD_OPTION_UNESCAPE_CALLBACK, paywallgen_http_keep, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, begin, context,
        MHD_OPTION_NOTIFY_COMPLETED, finish, context,
        MHD_OPTION_END);
}
