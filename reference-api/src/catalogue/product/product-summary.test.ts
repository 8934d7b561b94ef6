import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

/** Lists the product as a card shows it. */
async function listed(values: Parameters<typeof aProduct>[1]) {
  const { id } = await aProduct(api.db, { stock: 5, ...values })
  const { body } = await api.call('GET', '/v1/products?per=100')
  return body.data.find((one: { id: number }) => one.id === id)
}

test('lists a product with an optional name as ready to buy', async () => {
  const plain = await listed({})
  const pen = await listed({ has_name_embroidery: true })

  expect(pen.has_choices).toBe(false)
  expect(pen.first_delivery_day).toBe(plain.first_delivery_day)
  expect(pen.first_delivery_day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('lists a product made to measure without its first day', async () => {
  const blazer = await listed({ has_measurement: true, has_name_embroidery: true })

  expect(blazer.has_choices).toBe(true)
  expect(blazer.first_delivery_day).toBeNull()
})

test('lists a child’s product with its age', async () => {
  const toy = await listed({ data: JSON.stringify([{ label: '対象年齢', value: '1歳ごろから' }]) })
  const plain = await listed({})

  expect(toy.target_age).toBe('1歳ごろから')
  expect(plain).not.toHaveProperty('target_age')
})
