import { ranges } from '../../data/island-postal-codes.json'

/** Whether seven digits lie on an island that carriers reach by sea or air alone. */
export function isRemoteIsland(code: string): boolean {
  return ranges.some(([from = '', to = '']) => from <= code && code <= to)
}
