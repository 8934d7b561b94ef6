import type { Db } from '../../platform/database/db'
import type { TaxRates } from './tax-rate.table'
import { toTaxRounding } from './tax-rate.rules'
import { isOn } from '../setting/setting-flag.rules'

export const taxRateRows = (db: Db, channelId: number, day: string) =>
  db
    .selectFrom('tax_rate')
    .distinctOn('tax_class')
    .select(['tax_class', 'rate'])
    .select(({ selectFrom }) => {
      const setting = (key: string) =>
        selectFrom('setting').select('value').where('channel_id', '=', channelId).where('key', '=', key)
      return [
        setting('TAX.ROUNDING').as('rounding'),
        setting('PRICE.IS_WITHOUT_TAX_FIRST').as('without_tax_first'),
      ]
    })
    .where('valid_from', '<=', day)
    .orderBy('tax_class')
    .orderBy('valid_from', 'desc')

export async function fetchTaxRates(db: Db, channelId: number, day: string): Promise<TaxRates> {
  return toTaxRates(await taxRateRows(db, channelId, day).execute())
}

type TaxRateRows = Awaited<ReturnType<ReturnType<typeof taxRateRows>['execute']>>

export function toTaxRates(rows: TaxRateRows): TaxRates {
  const [first] = rows
  const rates: TaxRates = {
    ...{ standard: 0, reduced: 0, exempt: 0 },
    rounding: toTaxRounding(first?.rounding),
    isTaxedByTotal: isOn(first?.without_tax_first),
  }
  for (const row of rows) rates[row.tax_class] = row.rate
  return rates
}
