/** One step in a trace, as defined by W3C Trace Context. */
export type Trace = {
  /** 32 hexadecimal digits, the same from the browser down to the last SQL statement. */
  traceId: string
  /** 16 hexadecimal digits: the caller's span. */
  spanId: string
  /** True if the trace's spans are exported. */
  isSampled: boolean
}

const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Parses a `traceparent` header. Undefined if the header is missing or invalid. */
export function parseTraceparent(header: unknown): Trace | undefined {
  const [, traceId, spanId, flags = ''] = (typeof header === 'string' && form.exec(header)) || []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

export const newTraceId = (): string => randomHex(16)
export const newSpanId = (): string => randomHex(8)

function randomHex(bytes: number): string {
  let text = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(bytes))) text += (byte | 256).toString(16).slice(1)
  return text
}
