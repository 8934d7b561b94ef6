import type { PaymentCheck, UserCard } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aReadyShopper, type aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

type Shopper = Awaited<ReturnType<typeof aShopper>>

async function problemsOf(shopper: Shopper) {
  const { token, payment_id } = await shopper.get()
  const { body } = await shopper.send('GET', `/v1/carts/${token}/payment/${payment_id ?? 0}/check`)
  return (body as PaymentCheck).errors.map(({ code, message, step }) => [code, step, message])
}

/** Creates a cart whose only parcel has this day and time slot, as if they had been possible once. */
async function wishing(wish: { delivery_at?: string; delivery_timezone_key?: string }) {
  const shopper = await aReadyShopper(api)
  const { key } = shopper.detail.shippings[0]!.packings[0]!
  await api.db.updateTable('cart_packing').set(wish).where('key', '=', key).execute()
  return shopper
}

test('suggests the next possible day when the requested delivery day has passed', async () => {
  const [problem, ...others] = await problemsOf(await wishing({ delivery_at: '2020-01-06' }))

  expect(others).toEqual([])
  expect(problem).toEqual([
    'cart.packing.delivery_not_possible',
    'shipping',
    expect.stringMatching(
      /^お届け希望日の1月6日（月）には間に合わなくなりました。いちばん近いお届け日は\d+月\d+日/,
    ),
  ])
})

test('reports a time slot the destination no longer has', async () => {
  const shopper = await wishing({ delivery_timezone_key: '20-21' })

  expect(await problemsOf(shopper)).toEqual([
    ['cart.packing.delivery_not_possible', 'shipping', expect.stringContaining('時間帯を選び直して')],
  ])
})

async function payingBySavedCard() {
  const member = await api.signIn()
  const shopper = await aReadyShopper(api, { as: member, productId: (await aProduct(api.db)).id })
  const card = await shopper.cardToken('4242424242424242')
  const { body } = await api.call('POST', '/v1/me/user-cards', {
    as: member,
    body: { ...card, name: 'TARO YAMADA', brand: 'Visa' },
  })
  await shopper.payBy('card', { user_card_id: (body as UserCard).id })
  return { shopper, cardId: (body as UserCard).id }
}

test('rejects the order if its saved card was deleted', async () => {
  const { shopper, cardId } = await payingBySavedCard()
  expect(await problemsOf(shopper)).toEqual([])
  await api.db.deleteFrom('user_card').where('id', '=', cardId).execute()

  expect(await problemsOf(shopper)).toEqual([
    ['cart.payment.card_gone', 'payment', expect.stringContaining('登録から削除されています')],
  ])
  await expect(shopper.decide()).rejects.toMatchObject({ status: 422, code: 'cart.payment.card_gone' })
})

test('identifies an expired card by its last digits', async () => {
  const { shopper } = await payingBySavedCard()
  const { payment_choice } = await api.db
    .selectFrom('cart')
    .select('payment_choice')
    .where('token', '=', shopper.cart.token)
    .executeTakeFirstOrThrow()
  const card = { ...payment_choice!.card!, expiration: '01/20' }
  await api.db
    .updateTable('cart')
    .set({ payment_choice: JSON.stringify({ ...payment_choice, card }) })
    .where('token', '=', shopper.cart.token)
    .execute()

  expect(await problemsOf(shopper)).toEqual([
    ['cart.payment.card_expired', 'payment', expect.stringContaining('下4桁 4242')],
  ])
})
