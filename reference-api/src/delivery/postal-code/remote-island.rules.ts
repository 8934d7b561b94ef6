import { ranges } from '../../../data/island-postal-codes.json'

/** Checks whether a seven-digit code is on an island that carriers reach only by sea or air. */
export function isRemoteIsland(code: string): boolean {
  return ranges.some(([from = '', to = '']) => from <= code && code <= to)
}
