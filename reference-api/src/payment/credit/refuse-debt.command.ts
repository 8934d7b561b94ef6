import { formatYen } from '@storefront/locale-ja'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { buildCreditQuery } from './credit.sql'

/**
 * Responds 422 if the member owes money. The caller must hold the member's row lock, so that no order is
 * added in the meantime.
 */
export async function refuseDebt(trx: Db, memberId: number): Promise<void> {
  const credit = await buildCreditQuery(trx, memberId).executeTakeFirst()
  if (!credit || credit.used === 0) return
  throw new Rejection(
    422,
    'credit.owed',
    `請求書払いのご請求のうち${formatYen(credit.used)}のお支払いを確認できていないため、退会のお手続きができません。` +
      'お支払いの確認後に、もう一度お手続きください。',
  )
}
