import { normaliseWidth } from '@storefront/locale-ja'

/** Reads a typed code. Codes contain no spaces, but shoppers type them, e.g. `OSEIBO 5`. */
export const readCouponCode = (typed: string): string => normaliseWidth(typed).replaceAll(/\s/g, '')
