import { countFault } from './faults'
import { currentLogFields } from './step'
import { withoutTokens } from './without-tokens'

type Level = 'info' | 'warn' | 'error'

/** Fields that may contain tokens or email addresses. */
const wordy = ['error', 'stack', 'reason', 'path'] as const

/**
 * Writes one structured log line for a program without a logger, in the same format as the others, with
 * trace, remote, version and route if known.
 */
export function logLine(level: Level, msg: string, fields: Record<string, unknown> = {}): void {
  if (level === 'error') countFault(msg)
  const said: Record<string, unknown> = { level, time: Date.now(), ...currentLogFields(), ...fields, msg }
  for (const name of wordy) if (typeof said[name] === 'string') said[name] = withoutTokens(said[name])
  const line = JSON.stringify(said)
  if (level === 'info') console.log(line)
  else console.error(line)
}
