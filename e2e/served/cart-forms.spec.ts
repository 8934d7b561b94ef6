import { newAddress } from '../shop/member'
import { prepareCart } from '../shop/prepared-cart'
import { addToCart, orderNumber, typeOrderer } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import { allOfRole } from '../shop/served/look'
import type { Reader } from '../shop/served/reader'
import { prepareMember } from '../shop/session/prepared-session'

test('replaces an expired cart with one button press', async ({ reader, request, baseURL }) => {
  await request.addCookies([{ name: 'cartToken', value: 'a-cart-that-is-over', url: baseURL }])
  await reader.open('/cart')
  await reader.press('カートを表示する')

  expect(reader.text).toContain('カートに商品は入っていません')
})

test('今すぐ購入 orders one product without changing the cart', async ({ reader }) => {
  await addToCart(reader, 'yokan-ogura')
  expect(reader.path).toBe('/cart')
  await reader.open('/product/imabari-towel-set')
  await reader.press('今すぐ購入')
  expect(reader.heading).toBe('ご注文者・お届け先の入力')
  typeOrderer(reader, newAddress('buy-now-plain'))
  await reader.press('次へ進む')
  reader.check(/銀行振込/)
  await reader.press('ご注文内容の確認へ')
  expect(reader.heading).toBe('ご注文内容の確認')
  expect(reader.text).not.toContain('羊羹')
  await reader.press('注文を確定する')

  orderNumber(reader)
  await reader.open('/cart')
  expect(reader.text).toContain('羊羹')
  expect(reader.screen.getAllByRole('textbox', { name: '数量' })).toHaveLength(1)
})

const message = '[name$=".message"]'

/** Opens the screen for dates and wrapping as a new member, and types a card message without saving it. */
async function typeMessage(reader: Reader) {
  const email = newAddress('dressed')
  await prepareMember(reader, email)
  await prepareCart(reader, { products: { 'imabari-towel-set': 1, 'yokan-ogura': 1 }, email })
  await reader.open('/cart/shipping-detail?back=confirm')
  expect(reader.heading).toBe('お届け日時・ギフトの指定')
  reader.fill('備考', '夕方にお願いします')
  reader.unfold('メッセージカード')
  reader.fill(message, 'いつもありがとう')
}

test('offers members their coupons and skips completed checkout steps', async ({ reader }) => {
  await prepareMember(reader, newAddress('own-coupons'))
  await addToCart(reader, 'imabari-towel-set')
  reader.unfold('クーポンを使う')
  await reader.press('お持ちのクーポンから選ぶ')
  expect(reader.path).toMatch(/coupons=own/)
  await reader.press('ご購入手続きへ')

  expect(reader.path).toBe('/cart/payment')
})

test('keeps an unattached message card’s text when other buttons are pressed', async ({ reader }) => {
  await typeMessage(reader)
  await reader.press('別の荷物に分ける')
  expect(reader.field(message).value).toBe('いつもありがとう')
  await reader.press('ほかの商品とまとめる')
  await reader.press('ご注文内容の確認へ')

  expect(reader.text).toMatch(/「付ける」を押して/)
  expect(reader.field(message).value).toBe('いつもありがとう')
})

test('a member wraps and splits the parcels of an order', async ({ reader }) => {
  await typeMessage(reader)
  await reader.press('メッセージカードを付ける')
  expect(reader.field('備考').value).toBe('夕方にお願いします')
  expect(reader.text).toContain('いつもありがとう')
  await reader.press('別の荷物に分ける')
  await reader.press('ほかの商品とまとめる')
  await reader.press('メッセージカードを外す')
  expect(allOfRole(reader.main, 'button', 'メッセージカードを付ける')).not.toHaveLength(0)
  await reader.press('ご注文内容の確認へ')
  reader.check(/銀行振込/)
  await reader.press('ご注文内容の確認へ')
  expect(reader.heading).toBe('ご注文内容の確認')
  expect(reader.text).toContain('夕方にお願いします')
  await reader.press('注文を確定する')

  orderNumber(reader)
})
