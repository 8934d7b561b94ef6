import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { cachedNoshi } from './noshi-drawing'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const drawing = (name: string, address = '203.0.113.7') =>
  api.app.inject({
    url: `/v1/noshi/drawing?${new URLSearchParams({ heading: '御祝', cord: 'bow', name }).toString()}`,
    headers: { 'x-forwarded-for': address },
  })

const namesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `山田${String.fromCodePoint(0x4e00 + first + index)}`)

test('rate-limits new drawings per client IP address', async () => {
  const now = new Date()
  const clock = jest.spyOn(api.services.clock, 'now').mockReturnValue(now)
  const statuses: number[] = []
  for (const name of namesFrom(0, 41)) statuses.push((await drawing(name)).statusCode)
  const refused = await drawing('鈴木')

  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'request.too_many' })
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
  expect((await drawing(namesFrom(0, 1)[0]!)).statusCode).toBe(200)
  expect((await drawing('鈴木', '203.0.113.8')).statusCode).toBe(200)
  expect(await api.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])

  clock.mockReturnValue(new Date(now.getTime() + 2_000))
  expect((await drawing('佐藤')).statusCode).toBe(200)
  clock.mockRestore()
})

test('draws once for concurrent requests with the same text', async () => {
  let drawings = 0
  const noshi = { heading: '御祝', cord: 'bow', name: '渡辺' } as const
  const ask = () => cachedNoshi(api.services, noshi, 'svg', () => void (drawings += 1))

  const [first, ...others] = await Promise.all([ask(), ask(), ask()])
  await ask()

  expect(drawings).toBe(1)
  expect(others).toEqual([first, first])
})

test('returns 429 for drawings beyond the queue limit', async () => {
  const asked = await Promise.allSettled(
    namesFrom(100, 40).map((name) =>
      cachedNoshi(api.services, { heading: '御祝', cord: 'bow', name }, 'svg', () => undefined),
    ),
  )

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(24)
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 429, code: 'server.busy' },
  })
})
