import { codeIn, mailTo } from '../shop/mails'
import { newAddress } from '../shop/member'
import { addToCart, orderBy, orderNumber, typeOrderer } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import { seededPassword } from '../shop/session/prepared-session'

test('a guest registers after an order with an emailed code', async ({ reader }) => {
  const email = newAddress('by-order-plain')
  await addToCart(reader, 'yokan-ogura')
  await reader.press('ご購入手続きへ')
  typeOrderer(reader, email)
  await reader.press('次へ進む')
  await orderBy(reader, /銀行振込/)
  const orderNo = orderNumber(reader)

  reader.fill('[type="password"]', seededPassword)
  await reader.press('ご利用規約に同意して会員登録する')
  reader.fill(/確認コード/, codeIn(await mailTo(email, '確認コード')))
  await reader.press('確認する')

  expect(reader.text).toContain('会員登録が完了しました')
  await reader.open('/mypage/order_history')
  expect(reader.text).toContain(orderNo)
  await reader.open('/mypage/address')
  expect(reader.text).toContain('千代田区')
})
