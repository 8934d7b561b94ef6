import { normaliseToPlainDigits } from '@storefront/locale-ja'

/** As the shop itself writes points, with commas, they may be typed. */
export const normalisePoints = (typed: string) => normaliseToPlainDigits(typed).replace(/[,、]/g, '')
