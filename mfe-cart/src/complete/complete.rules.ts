import type { CartPlacedOrder } from '@storefront/contracts'

/** Returns false while the payment is being processed, or if it failed. */
export const isPlaced = ({ status }: CartPlacedOrder) =>
  status !== 'pending_payment' && status !== 'payment_failed'

/** Returns the receipt page's URL for a guest. Returns undefined for members, who use my page instead. */
export const receiptHref = ({ order_no, receipt_token }: CartPlacedOrder) =>
  receipt_token === null
    ? undefined
    : `/orders/receipt?no=${encodeURIComponent(order_no)}&t=${encodeURIComponent(receipt_token)}`

/** Describes the next steps in order. A gift's recipient enters the address before the gift ships. */
export function nextSteps(
  { status, social_gift, detail }: CartPlacedOrder,
  { isMembers }: { isMembers: boolean },
): string[] {
  const isGift = detail.social_gift !== null
  const afterPayment =
    isGift && !social_gift
      ? 'お支払いを確認しましたら、お相手へ贈るリンクをメールでお送りします。'
      : 'お支払いを確認しましたら、発送の準備をはじめます。'
  return [
    ...(status === 'waiting_deposit' ? [afterPayment] : []),
    isGift
      ? 'お相手が住所を入力しましたら、発送します。'
      : '発送しましたら、お届けの予定をメールでお知らせします。',
    isMembers
      ? 'ご注文の状況は、マイページからご確認いただけます。'
      : 'ご不明な点は、注文番号を添えてお問い合わせください。',
  ]
}

/** Picks the orderer's fields that are filled in, as initial values of the registration. */
export const toRegistration = (orderer: CartPlacedOrder['detail']['orderer']) =>
  Object.fromEntries(Object.entries(orderer ?? {}).filter(([, value]) => value !== null && value !== ''))

export function registeredPath(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  searchParams.set('registered', '1')
  return `${pathname}?${searchParams.toString()}`
}
