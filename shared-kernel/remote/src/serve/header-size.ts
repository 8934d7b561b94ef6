/**
 * Bytes of a fragment request's headers: its URL contains the page's escaped address of up to 16 kB, at most
 * three times as long. Any address that the gateway accepts can be rendered.
 */
export const fragmentHeaderBytes = 64 * 1024
