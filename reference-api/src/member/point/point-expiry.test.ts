import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await freshApi()
  const { id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('setting')
    .values({ channel_id: id, key: 'POINT.EXPIRES_DAYS', value: JSON.stringify(365) })
    .execute()
}, 60_000)
afterAll(() => api.close())

/** Creates a member with these point movements, each the given number of days ago. */
async function aHolder(...movements: [daysAgo: number, point: number][]): Promise<SignedIn> {
  const as = await api.signIn()
  const now = api.clock.now().getTime()
  for (const [daysAgo, point] of movements) {
    const kind = point > 0 ? ('granted' as const) : ('used' as const)
    const created_at = new Date(now - daysAgo * dayMs)
    await api.db
      .insertInto('point_ledger')
      .values({ user_account_id: as.id, kind, point, created_at })
      .execute()
  }
  const point = movements.reduce((sum, [, one]) => sum + one, 0)
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point }).execute()
  return as
}
const points = async (as: SignedIn) => (await api.call('GET', '/v1/me/points', { as })).body
const kinds = async (as: SignedIn) =>
  (await api.call('GET', '/v1/me/point-histories', { as })).body.data.map(
    ({ kind, point }: { kind: string; point: number }) => [kind, point],
  )

async function night() {
  const { expireOldPoints } = await import('./expire-points.job')
  await expireOldPoints.run({} as never, api.services)
}

test('shows expiry dates assuming the oldest points are spent first', async () => {
  const as = await aHolder([300, 100], [10, 50], [5, -30])

  const { point, expiring } = await points(as)

  expect(point).toBe(120)
  expect(expiring.map((one: { point: number }) => one.point)).toEqual([70, 50])
  expect(expiring[0].expires_on < expiring[1].expires_on).toBe(true)
})

test("expires points older than the shop's limit once and records the expiry", async () => {
  const as = await aHolder([400, 100], [380, -40], [10, 50])

  await night()
  await night()

  expect((await points(as)).point).toBe(50)
  expect((await kinds(as))[0]).toEqual(['expired', -60])
  expect((await kinds(as)).filter(([kind]: [string]) => kind === 'expired')).toHaveLength(1)
})

test('doesn’t expire points that have no recorded grant', async () => {
  const as = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point: 5 }).execute()

  await night()

  expect(await points(as)).toMatchObject({ point: 5, expiring: [] })
})

test('expires points only once in two concurrent nightly runs', async () => {
  const as = await aHolder([400, 100])

  await Promise.all([night(), night()])

  expect((await points(as)).point).toBe(0)
  expect(await kinds(as)).toEqual([
    ['expired', -100],
    ['granted', 100],
  ])
})
