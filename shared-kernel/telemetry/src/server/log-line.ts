import { countFault } from './faults'
import { currentLogFields } from './step'
import { withoutTokens } from './without-tokens'

type Level = 'info' | 'warn' | 'error'

/** The members of a line that hold words of a failure or of an address. */
const wordy = ['error', 'stack', 'reason', 'path'] as const

/**
 * One structured line of a program that has no logger of its own, in the shape of the others': trace, remote,
 * version and route stand in it wherever they are known.
 */
export function logLine(level: Level, msg: string, fields: Record<string, unknown> = {}): void {
  if (level === 'error') countFault(msg)
  const said: Record<string, unknown> = { level, time: Date.now(), ...currentLogFields(), ...fields, msg }
  for (const name of wordy) if (typeof said[name] === 'string') said[name] = withoutTokens(said[name])
  const line = JSON.stringify(said)
  if (level === 'info') console.log(line)
  else console.error(line)
}
