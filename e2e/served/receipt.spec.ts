import { mailTo } from '../shop/mails'
import { newAddress } from '../shop/member'
import { prepareCart } from '../shop/prepared-cart'
import { orderBy, orderNumber } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import type { Reader } from '../shop/served/reader'

const isInvalid = (reader: Reader, label: RegExp) => reader.field(label).getAttribute('aria-invalid')
const download = (reader: Reader) => reader.press('領収書をダウンロードする')

test('the receipt form lists missing fields', async ({ reader }) => {
  await reader.open('/orders/receipt')
  await download(reader)

  expect(reader.text).toContain('ご注文番号を入力してください')
  expect(isInvalid(reader, /^領収書コード/)).toBe('true')
})

test('a guest downloads the receipt with only the emailed link', async ({ reader }) => {
  const email = newAddress('receipt')
  await prepareCart(reader, { products: { 'daifuku-ichigo': 1 }, email })
  await reader.open('/cart/payment')
  await orderBy(reader, /^PayPay/)
  await reader.press('PayPayで支払う')
  const orderNo = orderNumber(reader)

  await reader.open('/orders/receipt')
  reader.fill(/^ご注文番号/, orderNo)
  reader.fill(/^領収書コード/, 'not-the-code')
  await download(reader)
  expect(reader.text).toContain('ご注文番号と領収書コードの組み合わせが見つかりません')
  expect(isInvalid(reader, /^領収書コード/)).toBe('true')
  expect(reader.field(/^ご注文番号/).value).toBe(orderNo)

  const mail = await mailTo(email, 'ご注文')
  reader.fill(/^領収書コード/, /https?:\/\/\S*\/orders\/receipt\?\S+/.exec(mail.text ?? '')?.[0] ?? '')
  const file = await download(reader)
  expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain(`領収書_${orderNo}.pdf`)
  expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
})
