/** Normalises a host name: case and the trailing root dot don't matter (RFC 4343, RFC 1034 §3.1). */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:\d+$|$)/, '')
