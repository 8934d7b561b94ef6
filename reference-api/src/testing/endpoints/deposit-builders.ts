import type { PaymentKind } from '@storefront/contracts'
import { computeSignature } from '../../platform/secret/signature.rules'
import { aReadyShopper } from '../cart-builders'
import type { FreshApi, SignedIn } from '../fresh-api'
import { testSecrets } from '../secrets'

type Deposit = { order_no: string; amount: number; deposit_id?: string }

export function sendDeposit(api: FreshApi, { order_no, amount, deposit_id }: Deposit) {
  const fields = { order_no, amount, ...(deposit_id === undefined ? {} : { deposit_id }) }
  return api.call('POST', '/v1/sbpayment/receive/deposit', {
    body: { ...fields, signature: computeSignature(fields, testSecrets.payment[0]) },
  })
}

export async function anUnpaidOrder(
  api: FreshApi,
  { as, kind = 'bank_transfer' }: { as?: SignedIn; kind?: PaymentKind } = {},
) {
  const shopper = await aReadyShopper(api, { as })
  await shopper.payBy(kind, kind === 'convenience_store' ? { convenience_store: 'lawson' } : {})
  const { order_no } = await shopper.decide()
  return { shopper, order_no: order_no as string, amount: shopper.detail.order.total_payment }
}

export const fetchOrder = (api: FreshApi, order_no: string) =>
  api.db.selectFrom('order').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
