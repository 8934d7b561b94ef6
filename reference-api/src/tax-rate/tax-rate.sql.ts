import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export type TaxClass = 'standard' | 'reduced' | 'exempt'

export type TaxRateTable = { tax_class: TaxClass; valid_from: string; rate: number }

/** Rates in force on a day of Asia/Tokyo, in percent. */
export type TaxRates = Record<TaxClass, number>

export async function fetchTaxRates(db: Kysely<Database>, day: string): Promise<TaxRates> {
  const rows = await db
    .selectFrom('tax_rate')
    .distinctOn('tax_class')
    .select(['tax_class', 'rate'])
    .where('valid_from', '<=', day)
    .orderBy('tax_class')
    .orderBy('valid_from', 'desc')
    .execute()
  const rates: TaxRates = { standard: 0, reduced: 0, exempt: 0 }
  for (const row of rows) rates[row.tax_class] = row.rate
  return rates
}
