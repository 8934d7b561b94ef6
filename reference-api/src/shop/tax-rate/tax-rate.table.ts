import { type TaxRounding } from './tax-rate.rules'
export type TaxClass = 'standard' | 'reduced' | 'exempt'

export type TaxRateTable = { tax_class: TaxClass; valid_from: string; rate: number }

/**
 * The rates on a given day in Asia/Tokyo, in percent, and the channel's rounding. `isTaxedByTotal` is true in
 * a shop whose prices exclude tax: the tax of each rate is rounded once.
 */
export type TaxRates = Record<TaxClass, number> & { rounding: TaxRounding; isTaxedByTotal: boolean }
