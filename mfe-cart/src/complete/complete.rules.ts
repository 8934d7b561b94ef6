import { downloadGuestReceipt, type CartPlacedOrder } from '@storefront/contracts'
import { MaintenanceError, NetworkError, ResponseError, TimeoutError } from '@storefront/http'

/** Returns false while the payment is being processed, or if it failed. */
export const isPlaced = ({ status }: CartPlacedOrder) =>
  status !== 'pending_payment' && status !== 'payment_failed'

/**
 * Returns true for an error that says nothing about the order: a rate limit, a failure of the API, or a lost
 * connection. The shell handles maintenance (§8).
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true
  if (!(error instanceof ResponseError) || error instanceof MaintenanceError) return false
  return error.status === 429 || error.status >= 500
}

/** Returns the URL of a guest's receipt file. Fetching it issues the receipt, so no link may lead there. */
export const receiptFile = ({ order_no, receipt_token }: CartPlacedOrder) =>
  receipt_token === null
    ? undefined
    : `${downloadGuestReceipt.path.replace(':no', encodeURIComponent(order_no))}?t=${encodeURIComponent(receipt_token)}`

type Circumstances = { isMembers: boolean; isBoughtOnAccount: boolean }

/** Describes when the receipt can be issued, by the API's rule. Empty if it can be issued at once. */
function receiptTime(
  { status, detail }: CartPlacedOrder,
  { isBoughtOnAccount }: Pick<Circumstances, 'isBoughtOnAccount'>,
): string {
  if (status === 'waiting_deposit') return 'ご入金の確認後に、'
  const kind = detail.payment?.kind
  if (kind === 'deferred' && isBoughtOnAccount) return 'ご請求分のお支払いの確認後に、'
  return kind === 'deferred' || kind === 'cash_on_delivery' ? '商品のお届け後に、' : ''
}

/**
 * Says how and when the receipt comes, and to whom it is made out. Every order's mails link to it. With its
 * token, the page offers it, too.
 */
function receiptNote(order: CartPlacedOrder, circumstances: Circumstances): string {
  const { other, orderer } = order.detail
  const name = other.receipt_name ?? (orderer ? `${orderer.last_name} ${orderer.first_name}` : null)
  const here = order.receipt_token === null ? '' : '下の「領収書をダウンロードする」か、'
  return [
    `領収書${name ? `（宛名：${name}）` : ''}は、`,
    receiptTime(order, circumstances),
    `${here}ご注文の確認メールのリンク${circumstances.isMembers ? 'またはマイページのご注文履歴' : ''}から発行できます。`,
  ].join('')
}

/** Describes the next steps in order. A gift's recipient enters the address before the gift ships. */
export function nextSteps(order: CartPlacedOrder, circumstances: Circumstances): string[] {
  const { status, social_gift, detail } = order
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
    receiptNote(order, circumstances),
    circumstances.isMembers
      ? 'ご注文の状況は、マイページからご確認いただけます。'
      : 'ご不明な点は、注文番号を添えてお問い合わせください。',
  ]
}

/** Lists the days to pay by with the arrival that each makes. Empty unless the order awaits its deposit. */
export const listDepositDays = ({ status, detail }: CartPlacedOrder): string[] => {
  if (status !== 'waiting_deposit' || detail.social_gift) return []
  const packings = detail.shippings.flatMap((shipping) => shipping.packings)
  return [...new Set(packings.flatMap(({ arrival_text }) => arrival_text ?? []))]
}

type Asked = { isBoughtOnAccount: boolean; isSchoolRequired: boolean }

/** Says what registration asks beyond the order and a password. Undefined if a password is enough. */
export function describeMoreFields({ isBoughtOnAccount, isSchoolRequired }: Asked): string | undefined {
  const fields = [...(isBoughtOnAccount ? ['会社名'] : []), ...(isSchoolRequired ? ['学校コード'] : [])]
  if (fields.length === 0) return undefined
  const credit = '請求書払いのご利用枠は、初回のご注文のあとに、会員の方へご案内します。'
  return `パスワードのほかに、${fields.join('と')}をうかがいます。${isBoughtOnAccount ? credit : ''}`
}

/** Picks the orderer's fields that are filled in, as initial values of the registration. */
export const toRegistration = (orderer: CartPlacedOrder['detail']['orderer']) =>
  Object.fromEntries(Object.entries(orderer ?? {}).filter(([, value]) => value !== null && value !== ''))

export function registeredPath(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  searchParams.set('registered', '1')
  return `${pathname}?${searchParams.toString()}`
}
