import { cards } from '../shop/checkout'
import { newAddress } from '../shop/member'
import { paymentOrigin } from '../shop/payment/payment-service'
import { addToCart, orderNumber, typeOrderer } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import type { Reader } from '../shop/served/reader'

test('a guest corrects errors and buys by bank transfer', async ({ reader }) => {
  await reader.open('/product/imabari-towel-set')
  reader.fill('数量', '２')
  await reader.press('カートに入れる')

  expect(reader.path).toBe('/cart')
  expect(reader.field('数量').value).toBe('2')
  reader.fill('数量', '3')
  await reader.press('数量を変更する')
  expect(reader.field('数量').value).toBe('3')
  await reader.press('ご購入手続きへ')

  expect(reader.heading).toBe('ご注文者・お届け先の入力')
  typeOrderer(reader, newAddress('transfer').replace('@', '＠'), {
    last_name_kana: 'すずき',
    first_name_kana: 'ﾊﾅｺ',
    postal_code: '〒100-0001',
    phone_number: '',
  })
  await reader.press('次へ進む')

  expect(reader.field('[name="orderer.phone_number"]').getAttribute('aria-invalid')).toBe('true')
  expect(reader.alerts).toContain('電話番号')
  expect(reader.field('[name="orderer.last_name"]').value).toBe('鈴木')
  reader.fill('[name="orderer.phone_number"]', '０３-１２３４-５６７８')
  await reader.press('次へ進む')

  expect(reader.heading).toBe('お支払い方法')
  await reader.press('ご注文内容の確認へ')
  expect(reader.text).toContain('お支払い方法を選択してください')
  reader.check(/銀行振込/)
  await reader.press('ご注文内容の確認へ')

  expect(reader.heading).toBe('ご注文内容の確認')
  expect(reader.text).toContain('鈴木 花子')
  await reader.press('注文を確定する')

  expect(reader.path).toMatch(/^\/cart\/complete\?order_no=/)
  orderNumber(reader)
})

test('asks a guest once for a house number', async ({ reader }) => {
  await addToCart(reader, 'imabari-towel-set')
  await reader.open('/cart/shipping-add')
  typeOrderer(reader, newAddress('numberless'), { address1: '銀座' })
  await reader.press('次へ進む')

  expect(reader.heading).toBe('ご注文者・お届け先の入力')
  expect(reader.alerts).toContain('番地がまだのようです')
  await reader.press('次へ進む')

  expect(reader.heading).toBe('お支払い方法')
})

/** Fills in the card on the payment service's own page. */
async function typeCard(reader: Reader, number: string) {
  reader.fill('カード番号', number)
  reader.fill('有効期限（月／年）', '１２／３０')
  reader.fill('セキュリティ番号', '123')
  reader.fill('カード名義', 'TARO YAMADA')
  await reader.press('このカードで支払う')
}

test('only the payment service receives a guest’s card number', async ({ reader }) => {
  const service = await paymentOrigin(reader)
  await addToCart(reader, 'imabari-towel-set')
  await reader.press('ご購入手続きへ')
  typeOrderer(reader, newAddress('card'))
  await reader.press('次へ進む')

  expect(reader.heading).toBe('お支払い方法')
  reader.check(/クレジットカード/)
  await reader.press('ご注文内容の確認へ')
  expect(reader.text).toContain('ご注文の確定後、決済サービスの画面で入力します')
  await reader.press('注文を確定する')

  expect(reader.url.origin).toBe(service)
  expect(reader.path).toMatch(/\/card\//)
  await typeCard(reader, '4111 1111 1111 1112')
  expect(reader.field('カード番号').getAttribute('aria-invalid')).toBe('true')
  expect(reader.alerts).toContain('カード番号をご確認ください')
  await typeCard(reader, '4111-1111-1111-1111')
  reader.fill('認証コード', '１２３４５６')
  await reader.press('認証する')

  expect(reader.path).toMatch(/^\/cart\/complete\?order_no=/)
  orderNumber(reader)
  const told = reader.trace.filter(({ words }) => words.replace(/[\s+-]|%20/g, '').includes(cards.challenged))
  expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([service]))
})

test('a guest buys with a wallet from the product page', async ({ reader }) => {
  await reader.open('/product/imabari-towel-set')
  await reader.press('Amazon Payで購入する')
  reader.check(/大阪府/)
  await reader.press('同意してショップに進む')

  expect(reader.path).toBe('/cart/confirm?buy=now')
  await reader.press('注文を確定する')
  orderNumber(reader)
})
