/** Host names ignore case and the root's trailing dot (RFC 4343, RFC 1034 §3.1). */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:\d+$|$)/, '')
