const tokyoOffsetMs = 9 * 60 * 60 * 1000

/** Formats a time as ISO 8601 with +09:00, regardless of the time zone of the process and the database. */
export function toInstant(value: string | Date | number): string {
  const date = new Date(value)
  return new Date(date.getTime() + tokyoOffsetMs).toISOString().replace('Z', '+09:00')
}

/**
 * Parsers by type OID, so PGlite and PostgreSQL return the same values: bigint → number, date → `YYYY-MM-DD`,
 * timestamptz → ISO text.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1082: (text) => text,
  1184: (text) => toInstant(text),
}
