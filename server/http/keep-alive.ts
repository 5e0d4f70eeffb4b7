/** How long a connection waits for its next request, in milliseconds: longer than proxies keep theirs, which would else meet a closed one. */
export const KEEP_ALIVE = 65_000
