import { createHmac } from 'node:crypto'
import { computeSignature } from './signature.rules'
import { hashToken } from './token.rules'
import { aProduct } from '../../testing/builders'
import { aReadyShopper, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { freshDatabase } from '../../testing/fresh-database'
import type { Secrets } from './secret.rules'

const before: Secrets = { payment: ['old-payment'], receipt: ['old-receipt'], gift: ['old-gift'] }
const turned: Secrets = {
  payment: ['new-payment', 'old-payment'],
  receipt: ['new-receipt', 'old-receipt'],
  gift: ['new-gift', 'old-gift'],
}
const forgotten: Secrets = { payment: ['new-payment'], receipt: ['new-receipt'], gift: ['new-gift'] }

let database: Awaited<ReturnType<typeof freshDatabase>>
let opened: FreshApi[]
beforeEach(async () => {
  database = await freshDatabase()
  opened = []
}, 60_000)
afterEach(async () => {
  for (const api of opened.slice(1)) await api.app.close()
  await opened[0]?.close()
})

async function withSecrets(secrets: Secrets): Promise<FreshApi> {
  const api = await freshApi({ secrets }, { database })
  opened.push(api)
  return api
}

async function aGift(api: FreshApi) {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.patch('social/receiver', {
    is_social_gift: true,
    receiver_name: '佐藤さま',
    sender_name: '山田',
  })
  await shopper.payByCard('4242424242424242')
  const { order_no } = await shopper.decide()
  const complete = async (from: FreshApi) =>
    (await from.call('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)).body
  return { order_no: order_no as string, complete }
}

const tokenIn = (path: string) => path.split('/').at(-1)!

test('keeps gift and receipt links valid after key rotation', async () => {
  const api = await withSecrets(before)
  const { order_no, complete } = await aGift(api)
  const first = await complete(api)

  const later = await withSecrets(turned)
  const told = await complete(later)
  const gift = await later.call('GET', `/v1/social-gifts/${tokenIn(first.social_gift.path)}/products`)
  const receipt = await later.call('GET', `/v1/orders/${order_no}/download/receipt?t=${first.receipt_token}`)

  expect([told.social_gift.path, told.receipt_token]).toEqual([first.social_gift.path, first.receipt_token])
  expect([gift.status, receipt.status]).toEqual([200, 200])
})

test('accepts a gift link after its signing key is removed', async () => {
  const api = await withSecrets(before)
  const { complete } = await aGift(api)
  const first = await complete(api)

  const later = await withSecrets(forgotten)

  expect(
    (await later.call('GET', `/v1/social-gifts/${tokenIn(first.social_gift.path)}/products`)).status,
  ).toBe(200)
  expect((await complete(later)).social_gift).toBeNull()
})

test('accepts links made with the former single secret', async () => {
  const api = await withSecrets(before)
  const { order_no, complete } = await aGift(api)
  const { token_nonce } = await api.db
    .selectFrom('social_gift')
    .select('token_nonce')
    .executeTakeFirstOrThrow()
  const former = createHmac('sha256', 'sandbox-only').update(`social-gift:${token_nonce}`).digest('base64url')
  await api.db
    .updateTable('social_gift')
    .set({ token_hash: hashToken(former) })
    .execute()

  expect((await complete(api)).social_gift.path).toBe(`/social-gift/${former}`)
  expect((await api.call('GET', `/v1/social-gifts/${former}/products`)).status).toBe(200)
  expect(order_no).not.toBe('')
})

test('signs gift links and receipt links with different keys', async () => {
  const api = await withSecrets({ payment: ['one-payment'], receipt: ['one-receipt'], gift: ['one-gift'] })
  const { complete } = await aGift(api)
  const { social_gift, receipt_token } = await complete(api)
  const { token_nonce } = await api.db
    .selectFrom('social_gift')
    .select('token_nonce')
    .executeTakeFirstOrThrow()
  const { receipt_nonce } = await api.db.selectFrom('order').select('receipt_nonce').executeTakeFirstOrThrow()
  const made = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

  expect(tokenIn(social_gift.path)).toBe(made('one-gift', `social-gift:${token_nonce}`))
  expect(receipt_token).toBe(made('one-receipt', `receipt:${receipt_nonce}`))
})

test('accepts a deposit signed with an older key until its removal', async () => {
  const api = await withSecrets(turned)
  const deposit = async (from: FreshApi, key: string) => {
    const shopper = await aReadyShopper(from)
    await shopper.payBy('bank_transfer')
    const { order_no } = await shopper.decide()
    const { total_payment: amount } = await from.db
      .selectFrom('order')
      .select('total_payment')
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow()
    const fields = { order_no, amount }
    const { status } = await from.call('POST', '/v1/sbpayment/receive/deposit', {
      body: { ...fields, signature: computeSignature(fields, key) },
    })
    return [
      status,
      (
        await from.db
          .selectFrom('order')
          .select('status')
          .where('order_no', '=', order_no)
          .executeTakeFirstOrThrow()
      ).status,
    ]
  }

  expect(await deposit(api, 'new-payment')).toEqual([204, 'accepted'])
  expect(await deposit(api, 'old-payment')).toEqual([204, 'accepted'])
  expect(await deposit(api, 'sandbox-only')).toEqual([401, 'waiting_deposit'])
  expect(await deposit(await withSecrets(forgotten), 'old-payment')).toEqual([401, 'waiting_deposit'])
})
