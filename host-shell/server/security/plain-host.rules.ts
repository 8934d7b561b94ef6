/** Names are equal in any case, and with the dot of the root behind them (RFC 4343, RFC 1034 §3.1). */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:\d+$|$)/, '')
