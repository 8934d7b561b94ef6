import { randomInt } from 'node:crypto'

/** The upper half of the wire's 32-bit integers: accounts, counted from 1, do not come so far. */
const numbers = { from: 2 ** 30, to: 2 ** 31 - 1 }

/** Of what waits for a mailed code: nobody guesses a stranger's, to use its tries up. */
export const newPendingNumber = (): number => randomInt(numbers.from, numbers.to)

export const isPendingNumber = (id: number): boolean => id >= numbers.from && id < numbers.to
