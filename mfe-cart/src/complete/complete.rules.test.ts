import { aDetail, anOrderer, aPacking, aPlacedOrder, aShipping } from '../testing/cart-builders'
import { listDepositDays, nextSteps } from './complete.rules'

const guest = { isMembers: false, isBoughtOnAccount: false }
const paidBy = (kind: string) => ({
  kind,
  masked_number: null,
  expiration: null,
  user_card_id: null,
  convenience_store: null,
})
const anOrder = (kind: string, receipt_name: string | null = '株式会社つむぎ珈琲') =>
  aPlacedOrder({
    status: kind === 'bank_transfer' ? 'waiting_deposit' : 'accepted',
    receipt_token: kind === 'card' ? 'receipt' : null,
    detail: aDetail({
      orderer: { ...anOrderer(), last_name: '高橋', first_name: '恵' },
      payment: paidBy(kind),
      other: { note: null, receipt_name },
    }),
  })
const receiptOf = (order: ReturnType<typeof anOrder>, circumstances = guest) =>
  nextSteps(order, circumstances).find((step) => step.startsWith('領収書'))

test.each([
  ['bank_transfer', 'ご入金の確認後に、ご注文の確認メールのリンクから'],
  ['card', '下の「領収書をダウンロードする」か、ご注文の確認メールのリンクから'],
  ['cash_on_delivery', '商品のお届け後に、ご注文の確認メールのリンクから'],
])('says when the receipt of an order by %s comes', (kind, way) => {
  expect(receiptOf(anOrder(kind))).toBe(`領収書（宛名：株式会社つむぎ珈琲）は、${way}発行できます。`)
})

test('promises the receipt of an order on account after its payment', () => {
  expect(receiptOf(anOrder('deferred'), { ...guest, isBoughtOnAccount: true })).toContain(
    'ご請求分のお支払いの確認後に、',
  )
})

test('makes the receipt out to the orderer if no addressee is given', () => {
  expect(receiptOf(anOrder('card', null))).toContain('（宛名：高橋 恵）')
})

test('names the order history to members', () => {
  expect(receiptOf(anOrder('card'), { ...guest, isMembers: true })).toContain(
    'またはマイページのご注文履歴から',
  )
})

test('names the day to pay by once for parcels that arrive together', () => {
  const arrival_text = '12月1日（火）までにご入金の場合、12月4日（金）ごろにお届けします'
  const parcels = [aPacking({ arrival_text }), aPacking({ key: 'other', arrival_text })]
  const detail = aDetail({ shippings: [aShipping({ packings: parcels })] })

  expect(listDepositDays(aPlacedOrder({ status: 'waiting_deposit', detail }))).toEqual([arrival_text])
  expect(listDepositDays(aPlacedOrder({ status: 'accepted', detail }))).toEqual([])
})
