import { ranges } from '../../data/island-postal-codes.json'

/** Whether seven digits lie on an island that carriers reach by sea or air alone. */
export const isRemoteIsland = (code: string) => ranges.some(([from = '', to = '']) => from <= code && code <= to)
