import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { aProduct, aUserAddress } from '../../testing/builders'
import { aShopper, anAddress } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

function aGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

/** Waits until a statement is blocked by another connection's lock. */
async function untilBlocked() {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(api.db)).rows.length === 0) await setImmediate()
}

test('a correction waits for the order without blocking it', async () => {
  const member = await api.signIn()
  const address = await aUserAddress(api.db, member.id)
  const shopper = await aShopper(api, member)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.patch('shippings/add', { user_address_id: address.id })
  const [taken, blocked] = [aGate(), aGate()]
  const placing = api.db.transaction().execute(async (trx) => {
    const cart = trx.selectFrom('cart').select('id').where('token', '=', shopper.cart.token)
    await cart.forUpdate().execute()
    taken.open()
    await blocked.opened
    // An order's foreign key takes this lock.
    await sql`select from user_account where id = ${member.id} for key share`.execute(trx)
  })
  await taken.opened
  const correcting = shopper.send('PUT', `/v1/me/user-addresses/${address.id}`, {
    ...anAddress({ prefecture: '沖縄県', city: '那覇市' }),
    division_ct: address.division_ct,
  })
  await untilBlocked()
  blocked.open()
  await Promise.all([placing, correcting])

  expect((await shopper.get()).data.detail.shippings).toMatchObject([{ prefecture: '沖縄県' }])
})
