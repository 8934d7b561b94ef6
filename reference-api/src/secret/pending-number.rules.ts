import { randomInt } from 'node:crypto'

/** The upper half of the wire's 32-bit integers, which accounts, counted from 1, do not reach. */
const numbers = { from: 2 ** 30, to: 2 ** 31 - 1 }

/** The number of a pending code: unguessable, so that strangers cannot use up its tries. */
export const newPendingNumber = (): number => randomInt(numbers.from, numbers.to)

export const isPendingNumber = (id: number): boolean => id >= numbers.from && id < numbers.to
