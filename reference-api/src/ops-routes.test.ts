import { sql } from 'kysely'
import { currentTrace } from '@storefront/telemetry/server'
import { freshApi, type FreshApi } from './testing/fresh-api'
import { apiMetrics } from './observe/api-metrics'
import { readinessOf } from './readiness'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-00`
let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

const broken = (code: string) => async () => {
  throw Object.assign(new Error('no'), { code })
}
const metricsText = async (headers = {}) => String((await api.call('GET', '/metrics', { headers })).raw)

test('a request is known by the trace id of its asker, from its answer to its statements', async () => {
  const seen: (string | undefined)[] = []
  const statements = jest.spyOn(apiMetrics().statements, 'observe')
  statements.mockImplementation(() => void seen.push(currentTrace()?.traceId))

  const answers = [
    await api.call('GET', '/v1/settings/front', { headers: { traceparent } }),
    await api.call('POST', '/v1/auth/login', {
      headers: { traceparent },
      body: { username: 'nobody@example.jp', password: 'wrong-password' },
    }),
  ]
  statements.mockRestore()

  expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual([traceId, traceId])
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen)).toEqual(new Set([traceId]))
})

test('the own network is told of requests by pattern and status, of statements, and of what is ready', async () => {
  await api.call('GET', '/v1/products/no-such-product')
  await sql`select no_such_column`.execute(api.db).catch(() => undefined)

  const text = await metricsText()

  expect(text).toMatch(
    /^api_requests_total\{method="GET",route="\/v1\/products\/[:*]\w*",status="404"\} \d+$/m,
  )
  expect(text).toContain('api_statement_errors_total{code="42703"} 1')
  expect(text).toMatch(/^api_statement_seconds_count \d+$/m)
  expect(text).toContain('api_ready{part="database"} 1')
  expect(text).toContain('api_ready{part="storage"} 1')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('a shopper is told no figures', async () => {
  const { status } = await api.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })

  expect(status).toBe(404)
})

test('an API whose storage is full or whose database is away is not ready, and names what fails', async () => {
  const { db, storage } = api.services
  const full = { ...storage, write: broken('ENOSPC') }
  const gone = {
    ...db,
    getExecutor: () => ({ executeQuery: broken('ECONNREFUSED') }),
  } as unknown as typeof db

  expect(await readinessOf({ db, storage })()).toEqual({ isReady: true, failing: {} })
  expect(await readinessOf({ db, storage: full })()).toEqual({
    isReady: false,
    failing: { storage: 'ENOSPC' },
  })
  expect((await readinessOf({ db: gone, storage })()).failing).toHaveProperty('database')
})

test('the answer of an API that is not ready is 503 with the part that fails', async () => {
  const own = await freshApi()
  jest.spyOn(own.services.storage, 'write').mockImplementation(broken('EROFS'))

  const { status, body } = await own.call('GET', '/ready')
  await own.close()

  expect([status, body]).toEqual([503, { status: 'failing', failing: { storage: 'EROFS' } }])
})
