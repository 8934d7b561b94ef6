import { aProduct } from '../testing/builders'
import { aReadyShopper, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { purgeCarts } from './purge-carts.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

test('deletes expired carts and their lines', async () => {
  const gone = await aShopper(api)
  await gone.add((await aProduct(api.db)).id)
  const living = await aShopper(api)
  await api.db
    .updateTable('cart')
    .set({ expires_at: '2020-01-01T00:00:00+09:00' })
    .where('token', '=', gone.cart.token)
    .execute()

  await purgeCarts.run({}, api.services)

  const left = await api.db.selectFrom('cart').select('token').execute()
  expect(left.map(({ token }) => token)).toEqual([living.cart.token])
  expect(await api.db.selectFrom('cart_line').select('key').execute()).toEqual([])
})

test('deletes guest carts and merged carts after thirty days', async () => {
  const left = await aShopper(api)
  await left.add((await aProduct(api.db)).id)
  const member = await api.signIn()
  const merged = await aShopper(api)
  await merged.add((await aProduct(api.db)).id)
  await api.call('POST', '/v1/carts/init', { as: member, body: { token: merged.cart.token } })
  const other = await aShopper(api)
  await other.add((await aProduct(api.db)).id)
  await api.call('POST', '/v1/carts/init', { as: member, body: { token: other.cart.token } })
  const bought = await aReadyShopper(api)
  await bought.decide()

  api.advanceClock(29 * 86_400_000)
  await purgeCarts.run({}, api.services)
  const before = await api.db.selectFrom('cart').select('status').execute()
  api.advanceClock(2 * 86_400_000)
  await purgeCarts.run({}, api.services)
  const after = await api.db
    .selectFrom('cart')
    .select(['status', 'user_account_id'])
    .orderBy('status')
    .execute()

  expect(before.map(({ status }) => status)).toContain('merged')
  expect(after).toEqual([
    { status: 'decided', user_account_id: null },
    { status: 'open', user_account_id: member.id },
  ])
})
