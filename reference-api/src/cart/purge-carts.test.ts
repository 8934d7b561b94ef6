import { aProduct } from '../testing/builders'
import { aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { purgeCarts } from './purge-carts'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

test('an expired cart goes with its lines, a living one stays', async () => {
  const gone = await aShopper(api)
  await gone.add((await aProduct(api.db)).id)
  const living = await aShopper(api)
  await api.db.updateTable('cart').set({ expires_at: '2020-01-01T00:00:00+09:00' }).where('token', '=', gone.cart.token).execute()

  await purgeCarts.run({}, api.services)

  const left = await api.db.selectFrom('cart').select('token').execute()
  expect(left.map(({ token }) => token)).toEqual([living.cart.token])
  expect(await api.db.selectFrom('cart_line').select('key').execute()).toEqual([])
})
