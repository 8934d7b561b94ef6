import { getMyCredit } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { onlyWhere } from '../../shop/setting/only-where'
import { creditStatus, openBills } from './credit.rules'
import { buildCreditQuery, fetchOpenAccount } from './credit.sql'

export function creditRoutes(app: Api): void {
  serve(
    app,
    getMyCredit,
    async ({ db, member }) => {
      const row = await buildCreditQuery(db, member.id).executeTakeFirst()
      if (!row) return { data: null }
      const { orders, paid } = await fetchOpenAccount(db, member.id)
      return { data: { ...creditStatus(row), bills: openBills(orders, paid, row) } }
    },
    { admit: onlyWhere('PAYMENT.IS_CREDIT_USE') },
  )
}
