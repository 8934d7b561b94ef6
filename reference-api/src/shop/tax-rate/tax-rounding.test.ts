import type { ProductQuery } from '@storefront/contracts'
import { sql } from 'kysely'
import { priceWithTax as priceInSql } from '../../catalogue/product/search/product-search.sql'
import { aProduct } from '../../testing/builders'
import { aReadyShopper, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { priceWithTax, taxRoundings, type TaxRounding } from './tax-rate.rules'
import type { TaxClass } from './tax-rate.table'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('setting').where('key', '=', 'TAX.ROUNDING').execute())

async function setSetting(key: string, set: unknown) {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const value = JSON.stringify(set)
  await api.db
    .insertInto('setting')
    .values({ channel_id, key, value })
    .onConflict((row) => row.columns(['channel_id', 'key']).doUpdateSet({ value }))
    .execute()
}
const setRounding = (rounding: TaxRounding) => setSetting('TAX.ROUNDING', rounding)

const priceIn = async (key: string) =>
  (await api.call('GET', `/v1/products/${key}`)).body.price_with_tax as number
const keysBetween = async ({ price_from, price_to }: ProductQuery) => {
  const { body } = await api.call('GET', `/v1/products?price_from=${price_from}&price_to=${price_to}`)
  return body.data.map(({ key }: { key: string }) => key) as string[]
}

test('applies the shop’s rounding to displayed prices, price filters and carts', async () => {
  const { key, id } = await aProduct(api.db, { unit_price: 99, tax_class: 'reduced' })
  const seen = async () => {
    const shopper = await aShopper(api)
    await shopper.add(id)
    const found = await keysBetween({ price_from: 107, price_to: 107 })
    return [await priceIn(key), shopper.detail.products[0]!.price_with_tax, found.includes(key)]
  }

  const byDefault = await seen()
  await setRounding('down')
  const down = await seen()
  await setRounding('up')

  expect([byDefault, down, await seen()]).toEqual([
    [107, 107, true],
    [106, 106, false],
    [107, 107, true],
  ])
})

test('rounds prices the same way in SQL and TypeScript', async () => {
  for (const rounding of taxRoundings) {
    const rates = { standard: 10, reduced: 8, exempt: 0, rounding, isTaxedByTotal: false }
    const { rows } = await sql<{ unit_price: number; tax_class: TaxClass; price: number }>`
      select f.unit_price, f.tax_class, ${priceInSql(rates)}::int as price
      from (select n as unit_price, c as tax_class
        from generate_series(0, 400) n, unnest(array['standard', 'reduced', 'exempt']) c) f`.execute(api.db)
    const ruleOf = ({ unit_price, tax_class }: (typeof rows)[number]) =>
      priceWithTax(unit_price, rates[tax_class], rounding)

    expect(rows.filter((row) => row.price !== ruleOf(row))).toEqual([])
  }
})

test("keeps an order's rounding when the shop changes the setting", async () => {
  await setRounding('down')
  const as = await api.signIn()
  const product = await aProduct(api.db, { unit_price: 99, tax_class: 'reduced' })
  const { order_no } = await (await aReadyShopper(api, { as, productId: product.id, quantity: 3 })).decide()
  const { id } = (await api.call('GET', '/v1/me/orders', { as })).body.data[0]
  const read = async () => {
    const { body } = await api.call('GET', `/v1/me/orders/${id}`, { as })
    return body.order
  }
  const before = await read()

  await setRounding('up')

  expect(await read()).toEqual(before)
  expect(before.total_price).toBe(318)
  expect(before.amount_by_tax_rate[0]).toMatchObject({ tax_rate: 8, amount: 318, tax_amount: 23 })
  const written = await api.db
    .selectFrom('order')
    .select('tax_rounding')
    .where('order_no', '=', order_no)
    .execute()
  expect(written).toEqual([{ tax_rounding: 'down' }])
})

test('taxes the sum of each rate where prices exclude tax', async () => {
  await setSetting('PRICE.IS_WITHOUT_TAX_FIRST', true)
  const as = await api.signIn()
  const product = await aProduct(api.db, {
    unit_price: 8640,
    tax_class: 'reduced',
    stock: 60,
    max_quantity: 50,
  })
  const shopper = await aReadyShopper(api, { as, productId: product.id, quantity: 20 })
  const { order, products } = shopper.detail
  await shopper.decide()
  await setSetting('PRICE.IS_WITHOUT_TAX_FIRST', false)

  const { id } = (await api.call('GET', '/v1/me/orders', { as })).body.data[0]
  const { body: placed } = await api.call('GET', `/v1/me/orders/${id}`, { as })

  expect(products[0]).toMatchObject({ price_with_tax: 9331, total_price: 186_624 })
  expect(order.amount_by_tax_rate[0]).toMatchObject({ amount: 186_624, tax_amount: 13_824 })
  expect(placed.order.total_price).toBe(186_624)
  expect(placed.shippings[0].products[0].total_price).toBe(186_624)
})
