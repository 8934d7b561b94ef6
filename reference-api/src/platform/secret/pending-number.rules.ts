import { randomInt } from 'node:crypto'

/** The upper half of the API's 32-bit integers. Account ids count up from 1 and don't get this far. */
const numbers = { from: 2 ** 30, to: 2 ** 31 - 1 }

/**
 * Generates the number of a pending code. The number can't be guessed, so strangers can't use up the code's
 * attempts.
 */
export const newPendingNumber = (): number => randomInt(numbers.from, numbers.to)

export const isPendingNumber = (id: number): boolean => id >= numbers.from && id < numbers.to
