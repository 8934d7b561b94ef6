import { anAccessory, aProduct } from '../../testing/builders'
import { anAddress, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

type Days = { first_day: string; days: string[] }

/** A paid gift by link. `addedDays` are those of the printing that the giver chose for it. */
async function aGift({ lead_days, addedDays }: { lead_days: number; addedDays?: number }) {
  const product = await aProduct(api.db, { lead_days })
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  if (addedDays !== undefined) {
    const printing = await anAccessory(api.db, { kind: 'wrapping', name: '名入れ', added_days: addedDays })
    await api.db
      .insertInto('product_accessory')
      .values({ product_id: product.id, accessory_id: printing.id })
      .execute()
    await shopper.patch('accessories/add', {
      product_key: shopper.detail.products[0]!.key,
      accessory_id: printing.id,
      noshi_name: '佐藤',
    })
  }
  const letter = { receiver_name: '佐藤さま', sender_name: '山田' }
  await shopper.patch('social/receiver', { is_social_gift: true, ...letter })
  const promise = shopper.detail.shippings[0]!.packings[0]!.arrival_text
  await shopper.payBy('card', { card: await shopper.cardToken('4242424242424242') })
  const { order_no } = await shopper.decide()
  const { body: order } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  const token = String(order.social_gift.path).split('/').at(-1)!
  const daysTo = async (query = ''): Promise<Days> =>
    (await api.call('GET', `/v1/shipping-leadtime/input/${token}${query}`)).body.data[0]
  const receiveOn = (delivery_at: string) =>
    api.call('PUT', `/v1/social-gifts/${token}`, { body: { ...anAddress(), delivery_at } })
  return { promise, daysTo, receiveOn }
}

test('offers the recipient of a printed gift days after the printing', async () => {
  const printed = await aGift({ lead_days: 5, addedDays: 10 })
  const slow = await aGift({ lead_days: 15 })

  for (const place of ['', '?postal=1000001&pref=東京都', '?postal=9000001&pref=沖縄県'])
    expect(await printed.daysTo(encodeURI(place))).toEqual({
      ...(await slow.daysTo(encodeURI(place))),
      order_shipping_id: expect.any(Number) as unknown,
    })
  expect(printed.promise).toBe(slow.promise)
})

test('rejects a day on which the printing cannot be done yet', async () => {
  const plain = await aGift({ lead_days: 5 })
  const printed = await aGift({ lead_days: 5, addedDays: 10 })
  const { first_day } = await printed.daysTo()

  const early = await printed.receiveOn((await plain.daysTo()).first_day)
  const taken = await printed.receiveOn(first_day)

  expect(early).toMatchObject({ status: 422, body: { errors: { delivery_at: [expect.any(String)] } } })
  expect(taken).toMatchObject({ status: 200, body: { input: { delivery_at: first_day } } })
})
