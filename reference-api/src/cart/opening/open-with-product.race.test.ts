import type { Cart } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const addFirst = (as: SignedIn, product_id: number, token: string | null = null) =>
  api.call('POST', '/v1/carts/products', { as, body: { token, product_id, quantity: 1 } })

const eightTimes = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, index) => work(index)))

const linesOf = ({ data }: Cart) =>
  data.detail.products.map(({ product_id, quantity }) => [product_id, quantity])

const openCartsOf = ({ id }: SignedIn) =>
  api.db
    .selectFrom('cart')
    .select('token')
    .where('user_account_id', '=', id)
    .where('status', '=', 'open')
    .execute()

test('collects eight concurrent first adds in one member’s cart', async () => {
  const as = await api.signIn()
  const { id } = await aProduct(api.db, { stock: 100, max_quantity: 99 })

  const answers = await eightTimes(() => addFirst(as, id))

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await openCartsOf(as)).toHaveLength(1)
  expect(linesOf((await aShopper(api, as)).cart)).toEqual([[id, 8]])
})

test('merges a guest’s cart once for eight concurrent adds', async () => {
  const as = await api.signIn()
  const { id } = await aProduct(api.db, { stock: 100, max_quantity: 99 })
  const brought = await aProduct(api.db)
  const guest = await aShopper(api)
  await guest.add(brought.id, 2)

  const answers = await eightTimes(() => addFirst(as, id, guest.cart.token))

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await openCartsOf(as)).toHaveLength(1)
  expect(new Map(linesOf((await aShopper(api, as)).cart) as [number, number][])).toEqual(
    new Map([
      [brought.id, 2],
      [id, 8],
    ]),
  )
})

test('opens the member’s cart for the product that isn’t refused', async () => {
  const as = await api.signIn()
  const wanted = await aProduct(api.db, { stock: 100, max_quantity: 99 })
  const refused = await aProduct(api.db, { stock: 0 })

  const answers = await eightTimes((index) => addFirst(as, index % 2 ? wanted.id : refused.id))

  expect(answers.map(({ status }) => status)).toEqual([422, 200, 422, 200, 422, 200, 422, 200])
  expect(await openCartsOf(as)).toHaveLength(1)
  expect(linesOf((await aShopper(api, as)).cart)).toEqual([[wanted.id, 4]])
})
