import { caseless } from '../../platform/person/person-normalise.rules'

export const perAddress = { hits: 10, windowSeconds: 600 }
export const perAccount = { hits: 5, windowSeconds: 600 }

/** Minutes that a confirmation link is valid. */
export const linkMinutes = 24 * 60

export const isSameEmail = (one: string, other: string) => caseless(one) === caseless(other)
