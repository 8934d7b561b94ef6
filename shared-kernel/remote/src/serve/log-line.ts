type Level = 'info' | 'warn' | 'error'

/** One structured line of a remote's server; whoever reads it finds the release by `remote` and `version`. */
export function logLine(level: Level, msg: string, fields: Record<string, unknown>): void {
  const line = JSON.stringify({ level, msg, ...fields })
  if (level === 'info') console.log(line)
  else console.error(line)
}
