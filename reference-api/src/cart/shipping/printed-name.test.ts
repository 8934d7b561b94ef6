import { formatDayWithWeekday } from '@storefront/locale-ja'
import { anAccessory, aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

/** A product whose name can be printed in ten business days, in a cart with an address. */
async function aTowel() {
  const towel = await aProduct(api.db, { lead_days: 5 })
  const printing = await anAccessory(api.db, { kind: 'wrapping', name: '名入れ', added_days: 10 })
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: towel.id, accessory_id: printing.id })
    .execute()
  const shopper = await aShopper(api)
  await shopper.add(towel.id)
  await shopper.shipTo()
  const [line] = shopper.detail.products
  return {
    towel,
    shopper,
    firstDay: async () =>
      (await shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}?choiceMode=earliest`))
        .body.data[0].first_day as string,
    print: () =>
      shopper.patch('accessories/add', {
        product_key: line!.key,
        accessory_id: printing.id,
        noshi_name: '喫茶つむぎ',
      }),
    arrival: () => shopper.detail.shippings[0]!.packings[0]!.arrival_text,
  }
}

test('delivers a printed product as late as one that takes fifteen days', async () => {
  const { shopper, firstDay, print, arrival } = await aTowel()
  const slow = await aProduct(api.db, { lead_days: 15 })
  const other = await aShopper(api)
  await other.add(slow.id)
  await other.shipTo()
  const expected = other.detail.shippings[0]!.packings[0]!.arrival_text
  expect(arrival()).not.toBe(expected)

  await print()

  expect(arrival()).toBe(expected)
  expect(arrival()).toContain(formatDayWithWeekday(await firstDay()))
  expect(shopper.detail.products[0]!.accessories[0]!.noshi_name).toBe('喫茶つむぎ')
})

test('refuses a day before the printing is done and names the first', async () => {
  const { shopper, firstDay, print } = await aTowel()
  const plain = await firstDay()
  await print()
  const printed = await firstDay()
  const [packing] = shopper.detail.shippings[0]!.packings

  await expect(
    shopper.patch('packings/modify', { key: packing!.key, delivery_at: plain }),
  ).rejects.toMatchObject({
    errors: { delivery_at: [expect.stringContaining(formatDayWithWeekday(printed))] },
  })
})

test('states the first day of a product with and without printing', async () => {
  const { towel, firstDay, print } = await aTowel()
  const plain = await firstDay()
  await print()

  const { body } = await api.call('GET', `/v1/products/${towel.key}`)

  expect(body.first_delivery_day).toBe(plain)
  expect(body.slow_option).toEqual({
    name: '名入れ',
    lead_days: 15,
    first_delivery_day: await firstDay(),
  })
})
