import { newAddress } from '../shop/member'
import { prepareCart } from '../shop/prepared-cart'
import { addToCart, orderBy, orderNumber, typeOrderer } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import type { Reader } from '../shop/served/reader'

async function openPayment(reader: Reader, name: string) {
  await prepareCart(reader, { products: { 'daifuku-kinako': 1 }, email: newAddress(name) })
  await reader.open('/cart/payment')
  expect(reader.heading).toBe('お支払い方法')
}

const isInvalid = (reader: Reader, field: string) => reader.field(field).getAttribute('aria-invalid')

test('keeps all other input if a phone number is rejected', async ({ reader }) => {
  await addToCart(reader, 'daifuku-kinako')
  await reader.press('ご購入手続きへ')
  typeOrderer(reader, newAddress('refused'), { phone_number: '12' })
  await reader.press('次へ進む')

  expect(isInvalid(reader, '[name="orderer.phone_number"]')).toBe('true')
  expect(reader.text).toContain('電話番号は電話番号のフォーマットで入力してください')
  expect(reader.field('[name="orderer.last_name"]').value).toBe('鈴木')
  expect(reader.field('[name="orderer.address1"]').value).toBe('千代田1-1')
  expect(reader.field('[name="orderer.prefecture"]').value).toBe('東京都')
  reader.fill('[name="orderer.phone_number"]', '０３-１２３４-５６７８')
  await reader.press('次へ進む')

  expect(reader.heading).toBe('お支払い方法')
})

test('reports an invalid coupon and a missing payment method', async ({ reader }) => {
  await openPayment(reader, 'refused-payment')
  reader.unfold('クーポンを使う')
  reader.fill('[name="code"]', 'NO-SUCH-COUPON')
  await reader.press('クーポンを適用する')
  expect(reader.field('[name="code"]').value).toBe('NO-SUCH-COUPON')
  expect(isInvalid(reader, '[name="code"]')).toBe('true')
  reader.fill('領収書の宛名', '株式会社つなぐ')
  await reader.press('ご注文内容の確認へ')
  expect(reader.text).toContain('お支払い方法を選択してください')
  expect(reader.field('領収書の宛名').value).toBe('株式会社つなぐ')
  await orderBy(reader, /銀行振込/)
  orderNumber(reader)
})

test('shows why a card payment was cancelled and accepts a wallet', async ({ reader }) => {
  await openPayment(reader, 'cancelled')
  await orderBy(reader, /クレジットカード/)
  await reader.press('キャンセルしてショップに戻る')

  expect(reader.heading).toBe('お支払い方法')
  expect(reader.text).toContain('カードでのお支払いがキャンセルされました')
  expect(reader.field(/クレジットカード/)).toMatchObject({ checked: true })
  expect(reader.document.querySelectorAll('[name^="card."]')).toHaveLength(0)
  await orderBy(reader, /^PayPay/)
  await reader.press('PayPayで支払う')
  orderNumber(reader)
})

test('replaces an abandoned payment with another method', async ({ reader }) => {
  await openPayment(reader, 'left')
  await orderBy(reader, /^PayPay/)
  expect(reader.path).toMatch(/^\/sandbox-payment\/wallet\//)
  await reader.open('/cart/payment')

  await orderBy(reader, /銀行振込/)

  orderNumber(reader)
  expect(reader.text).toMatch(/お支払い金額：[\d,]+円（税込）\s*お振込先：/)
})

test('places an order with a wallet in the cart', async ({ reader }) => {
  await addToCart(reader, 'imabari-towel-set')
  await reader.press('PayPayで購入する')
  await reader.press('同意してショップに進む')

  expect(reader.heading).toBe('ご注文内容の確認')
  await reader.press('注文を確定する')
  orderNumber(reader)
})
