import { companyWord, toTokyoDay } from '@storefront/locale-ja'
import { sql } from 'kysely'
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

/** The field's label says so. The form changes only with an import of the shop. */
const hasCompanyLine = (channelId: number) =>
  sql<boolean>`exists (select from page_form, jsonb_array_elements(page_form.form::jsonb) field
    where channel_id = ${channelId} and page = 'cart-orderer' and field ->> 'building_label' like ${`%${companyWord}%`})`

const buildTermsQuery = (db: Db, { channelId, today }: { channelId: number; today: string }) =>
  db.selectNoFrom([
    jsonArrayFrom(taxRateRows(db, channelId, today)).as('tax'),
    jsonArrayFrom(carriageRates(db, channelId)).as('carriage'),
    jsonArrayFrom(closedDays(db, channelId, today)).as('closed'),
    jsonArrayFrom(shownPayments(db, channelId)).as('payments'),
    settingOf(db, channelId, 'PAYMENT.IS_CREDIT_USE').as('on_account'),
    hasCompanyLine(channelId).as('has_company_line'),
  ])
const termsQuery = compileOnce(buildTermsQuery)

export async function fetchCartTerms(db: Db, channelId: number, now: Date): Promise<CartTerms> {
  const [terms] = await termsQuery(db, { channelId, today: toTokyoDay(now) })
  const { tax, carriage, closed, payments, on_account, has_company_line } = terms!
  return {
    ...{ taxRates: toTaxRates(tax), carriageRates: carriage, closedDays: toClosedDays(closed), payments },
    isBoughtOnAccount: isOn(on_account),
    hasCompanyLine: has_company_line,
  }
}
