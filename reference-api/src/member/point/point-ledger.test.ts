import { toTokyoDay } from '@storefront/locale-ja'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { modelPoints, type Model } from '../../testing/points/point-model'
import { openPointOrders } from '../../testing/points/point-orders'
import { expiresDays, newModel, pointSequence, type Step } from '../../testing/points/point-sequence'
import { randomNumbers } from '../../testing/points/random-numbers'
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
afterEach(() => api.resetClock())
afterAll(() => api.close())

const calm: Step[] = ['order', 'order', 'pay', 'cancel']
const all: Step[] = [
  ...calm,
  ...(['grant', 'grant-of-before', 'order', 'pay', 'send', 'refund', 'gift-lapse', 'night', 'days'] as const),
]

async function aMember(seed: number) {
  const { id } = await api.signIn()
  const model = newModel()
  const sequence = pointSequence({ api, orders }, id, model, randomNumbers(seed))
  const shown = async () => toMemberPoints(await fetchPoints(api.db, id), expiresDays)
  return { ...sequence, id, model, shown }
}
type Member = Awaited<ReturnType<typeof aMember>>

const sum = (list: readonly { point: number }[]) => list.reduce((total, { point }) => total + point, 0)

async function expectModel({ id, model, dayOf, shown }: Member & { model: Model }) {
  const { expiring, coming, ...points } = await shown()
  const expected = modelPoints(model, expiresDays)
  const days = expected.expiring.map(([day, point]) => ({ expires_on: toTokyoDay(dayOf(day)), point }))
  expect({ ...points, coming: sum(coming), expiring }).toEqual({ ...expected, expiring: days })
  const ledger = api.db.selectFrom('point_ledger').select('point').where('user_account_id', '=', id)
  expect(points.point + sum(coming) - points.owed).toBe(sum(await ledger.execute()))
  expect(sum(expiring)).toBeLessThanOrEqual(points.point)
}

test.each([1, 2, 3, 4, 5])('matches the points model after each random step (seed %i)', async (seed) => {
  const member = await aMember(seed)

  for (let step = 0; step < 40; step += 1) {
    await member.run(all)
    await expectModel(member)
  }
})

test.each([11, 12, 13])(
  'restores the initial points when all orders are cancelled (seed %i)',
  async (seed) => {
    const member = await aMember(seed)
    await member.run(['grant'])
    const before = await member.shown()

    for (let step = 0; step < 25; step += 1) await member.run(calm)
    await member.cancelAll()
    await member.cancelAll()

    expect(await member.shown()).toEqual(before)
  },
)
