import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { addPoints, takePoints } from '../point-ledger/point-ledger.sql'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { modelPoints } from '../../testing/points/point-model'
import { openPointOrders } from '../../testing/points/point-orders'
import { expiresDays, newModel, pointSequence, type Step } from '../../testing/points/point-sequence'
import { randomNumbers } from '../../testing/points/random-numbers'
import { expireOldPoints } from './expire-points.job'
import { toMemberPoints } from './member-points.rules'
import { fetchPoints } from './point.sql'

let api: FreshApi
let orders: Awaited<ReturnType<typeof openPointOrders>>
beforeAll(async () => {
  api = await freshApi()
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const setting = { channel_id, key: 'POINT.EXPIRES_DAYS', value: JSON.stringify(expiresDays) }
  await api.db.insertInto('setting').values(setting).execute()
  orders = await openPointOrders(api)
}, 60_000)
afterAll(() => api.close())

const steps: Step[] = [
  ...(['grant', 'grant-of-before', 'order', 'order', 'order', 'pay', 'pay', 'cancel', 'cancel'] as const),
  ...(['send', 'refund', 'gift-lapse', 'night'] as const),
]

const sum = (list: readonly { point: number }[]) => list.reduce((total, { point }) => total + point, 0)

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

test('expires only the remaining points when an order runs concurrently', async () => {
  const { id } = await api.signIn()
  const now = api.clock.now()
  const movement = { user_account_id: id, order_id: null, note: '' }
  const overdue = new Date(now.getTime() - 2 * expiresDays * 24 * 60 * 60 * 1000)
  await addPoints(api.db, { ...movement, kind: 'granted', point: 100, created_at: overdue })
  await addPoints(api.db, { ...movement, kind: 'granted', point: 100, created_at: now })

  const [taken, blocked] = [aGate(), aGate()]
  const order = api.db.transaction().execute(async (trx) => {
    await takePoints(trx, { ...movement, kind: 'used', point: 60, created_at: now })
    taken.open()
    await blocked.opened
  })
  await taken.opened
  const night = expireOldPoints.run({}, api.services)
  await untilBlocked()
  blocked.open()
  await Promise.all([order, night])

  expect((await fetchPoints(api.db, id)).balance).toBe(100)
})

test.each([21, 23])('loses no points when two sequences run concurrently (seed %i)', async (seed) => {
  const { id } = await api.signIn()
  const model = newModel()
  const sequences = [seed, seed + 100].map((own) =>
    pointSequence({ api, orders }, id, model, randomNumbers(own)),
  )
  const ledger = api.db.selectFrom('point_ledger').select(['kind', 'point']).where('user_account_id', '=', id)
  /** Compares the ledger with the model, which adopts expired points, because they depend on timing. */
  const expectModel = async () => {
    const { point, owed, coming, expiring } = toMemberPoints(await fetchPoints(api.db, id), expiresDays)
    const movements = await ledger.execute()
    model.expired = -sum(movements.filter(({ kind }) => kind === 'expired'))
    const expected = modelPoints(model, expiresDays)
    expect({ point, owed, coming: sum(coming) }).toEqual({
      point: expected.point,
      owed: expected.owed,
      coming: expected.coming,
    })
    expect(expiring.map((one) => one.point)).toEqual(expected.expiring.map(([, left]) => left))
    expect(point + sum(coming) - owed).toBe(sum(movements))
  }

  await Promise.all(
    sequences.map(async ({ run }) => {
      for (let step = 0; step < 40; step += 1) await run(steps)
    }),
  )
  await expectModel()
  await Promise.all(sequences.flatMap(({ cancelAll }) => [cancelAll(), cancelAll()]))
  await expectModel()
})
