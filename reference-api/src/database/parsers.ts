const tokyoOffsetMs = 9 * 60 * 60 * 1000

/** ISO 8601 with +09:00, independent of the zones of process and database. */
export function toInstant(value: string | Date | number): string {
  const date = new Date(value)
  return new Date(date.getTime() + tokyoOffsetMs).toISOString().replace('Z', '+09:00')
}

/**
 * Values by type OID, the same on PGlite and PostgreSQL: bigint → number, date → `YYYY-MM-DD`, timestamptz →
 * ISO text.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1082: (text) => text,
  1184: (text) => toInstant(text),
}
