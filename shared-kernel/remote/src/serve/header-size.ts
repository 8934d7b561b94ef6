/**
 * Bytes of a fragment request's headers: a page's address of the 16 kB that the gateway takes stands escaped
 * in the request's own, three times as long at most. Anything that it takes can be rendered.
 */
export const fragmentHeaderBytes = 64 * 1024
