import type { Cart } from '@storefront/contracts'

const paymentTimes: Partial<Record<string, string>> = {
  card: 'ご注文時',
  wallet: 'ご注文時（確定後に移る画面で承認すると、ご注文が完了します）',
  convenience_store: 'ご注文から7日以内（前払い）',
  bank_transfer: 'ご注文から7日以内（前払い）',
  deferred: '商品到着後、請求書の発行から14日以内',
  cash_on_delivery: '商品のお届け時',
  free: 'お支払いは不要です',
}

type Paying = Pick<Cart, 'credit' | 'payment_name'> & {
  payment: Cart['data']['detail']['payment']
  total: number
}

/**
 * Describes when the order is paid. A business pays by its own terms. A wallet pays on confirmation if the
 * authorised amount covers the total.
 */
export function paymentTime({ payment, credit, payment_name, total }: Paying): string {
  const { kind = '', agreed_amount = null } = payment ?? {}
  if (kind === 'deferred' && credit) return credit.terms
  if (kind === 'wallet' && agreed_amount !== null && total <= agreed_amount)
    return `ご注文時（${payment_name ?? ''}で同意済みです。確定すると、ご注文が完了します）`
  return paymentTimes[kind] ?? 'ご利用ガイドをご覧ください'
}
