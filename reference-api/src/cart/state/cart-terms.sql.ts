import { toTokyoDay } from '@storefront/locale-ja'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { compileOnce } from '../../platform/database/compile-once'
import { carriageRates } from '../../delivery/delivery/carriage-rate.sql'
import { toClosedDays } from '../../delivery/delivery/business-day.rules'
import { closedDays } from '../../delivery/delivery/closed-day.sql'
import { shownPayments } from '../../payment/payment/payment.sql'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { settingOf } from '../../shop/setting/setting.sql'
import { taxRateRows, toTaxRates } from '../../shop/tax-rate/tax-rate.sql'
import type { CartTerms } from './cart-state.table'

const buildTermsQuery = (db: Db, { channelId, today }: { channelId: number; today: string }) =>
  db.selectNoFrom([
    jsonArrayFrom(taxRateRows(db, channelId, today)).as('tax'),
    jsonArrayFrom(carriageRates(db, channelId)).as('carriage'),
    jsonArrayFrom(closedDays(db, channelId, today)).as('closed'),
    jsonArrayFrom(shownPayments(db, channelId)).as('payments'),
    settingOf(db, channelId, 'PAYMENT.IS_CREDIT_USE').as('on_account'),
  ])
const termsQuery = compileOnce(buildTermsQuery)

export async function fetchCartTerms(db: Db, channelId: number, now: Date): Promise<CartTerms> {
  const [terms] = await termsQuery(db, { channelId, today: toTokyoDay(now) })
  const { tax, carriage, closed, payments, on_account } = terms!
  return {
    ...{ taxRates: toTaxRates(tax), carriageRates: carriage, closedDays: toClosedDays(closed), payments },
    isBoughtOnAccount: isOn(on_account),
  }
}
