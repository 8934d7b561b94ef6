import { sql } from 'kysely'
import { currentTrace } from '@storefront/telemetry/server'
import { aProduct } from './testing/builders'
import { freshApi, type FreshApi } from './testing/fresh-api'
import { apiMetrics } from './platform/observe/api-metrics'
import { sendEmailVerify } from './account/email-verify/send-email-verify.job'
import { createReadinessCheck } from './readiness'

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

test('passes the caller’s trace ID to the response and the SQL statements', async () => {
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

test('exposes metrics for requests, statements and readiness', async () => {
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

test('exposes metrics for caches, the oldest job and waiting connections', async () => {
  const own = await freshApi()
  const hits = async () =>
    (await apiMetrics().cache.get()).values.map(({ labels, value }) => [labels.cache, labels.result, value])
  apiMetrics().cache.reset()

  for (const page of [1, 1, 2]) await own.call('GET', `/v1/products?page=${page}`)
  const late = new Date(Date.now() - 600_000)
  await own.services.jobs.enqueue(
    own.db,
    sendEmailVerify,
    { channel_id: 1, login: 'nobody' },
    { startAfter: late },
  )
  const text = String((await own.call('GET', '/metrics')).raw)
  await own.close()

  expect(await hits()).toEqual(
    expect.arrayContaining([
      ['shared answers', 'miss', 2],
      ['shared answers', 'hit', 1],
    ]),
  )
  expect(text).toMatch(/^api_jobs_waiting 1$/m)
  expect(Number(/^api_oldest_job_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(600)
  expect(text).toContain('api_pool_waiting{pool="main"} 0')
})

test('hides the metrics from shoppers', async () => {
  const { status } = await api.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })

  expect(status).toBe(404)
})

test('fails readiness when the database is unreachable', async () => {
  const { db, storage } = api.services
  const gone = {
    ...db,
    getExecutor: () => ({ executeQuery: broken('ECONNREFUSED') }),
  } as unknown as typeof db

  expect(await createReadinessCheck({ db, storage })()).toEqual({ isReady: true, failing: {}, degraded: {} })
  const away = await createReadinessCheck({ db: gone, storage })()
  expect(away.isReady).toBe(false)
  expect(Object.keys(away.failing)).toEqual(['database'])
  expect(away.degraded).toEqual({})
})

test('fails readiness while the disk is full', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'], now: Date.now() })
  const { db, storage } = api.services
  const disk = { isFull: true }
  const write: typeof storage.write = (...file) => (disk.isFull ? broken('ENOSPC')() : storage.write(...file))
  const readiness = createReadinessCheck({ db, storage: { ...storage, write } })

  const full = await readiness()
  disk.isFull = false
  jest.setSystemTime(Date.now() + 6_000)
  const freed = await readiness()
  jest.useRealTimers()

  expect(full).toEqual({ isReady: false, failing: { storage: 'ENOSPC' }, degraded: {} })
  expect(freed).toEqual({ isReady: true, failing: {}, degraded: {} })
})

test('degrades readiness when the object store rejects writes', async () => {
  const { db, storage } = api.services
  const refusing = { ...storage, write: broken('AccessDenied') }

  expect(await createReadinessCheck({ db, storage: refusing })()).toEqual({
    isReady: true,
    failing: {},
    degraded: { storage: 'AccessDenied' },
  })
})

test('writes once to storage for a thousand concurrent readiness probes', async () => {
  const { db, storage } = api.services
  const write = jest.fn(storage.write)
  const readiness = createReadinessCheck({ db, storage: { ...storage, write } })

  await Promise.all(Array.from({ length: 1_000 }, () => readiness()))

  expect(write).toHaveBeenCalledTimes(1)
})

/** Simulates a failover: both existing and new connections become read-only. */
async function makeReadOnly(db: FreshApi['db']) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  // Terminated connections leave the pool when they are next used.
  await Promise.allSettled(Array.from({ length: 20 }, () => sql`select 1`.execute(db)))
}

test('reports readiness as degraded but serves reads while the database is read-only', async () => {
  const own = await freshApi()
  await makeReadOnly(own.db)

  const { status, body } = await own.call('GET', '/ready')
  const products = await own.call('GET', '/v1/products')
  const cart = await own.call('POST', '/v1/carts/init', { body: {} })
  const text = String((await own.call('GET', '/metrics')).raw)
  await own.close()

  expect(status).toBe(200)
  expect(body).toEqual({ status: 'degraded', degraded: { writing: '25006' } })
  expect(products.status).toBe(200)
  expect(cart.status).toBeGreaterThanOrEqual(429)
  expect(text).toContain('api_ready{part="writing"} 0')
  expect(text).toContain('api_ready{part="database"} 1')
})

test('reports the error code of a full database disk', async () => {
  const own = await freshApi()
  await sql`create or replace function prove_writable() returns void language plpgsql as $$
    begin raise exception 'no space left on device' using errcode = '53100'; end $$`.execute(own.services.db)
  const { status, body } = await own.call('GET', '/ready')
  await own.close()

  expect(status).toBe(503)
  expect(body).toEqual({ status: 'failing', failing: { writing: '53100' } })
})

test('counts at most ten thousand jobs in the backlog', async () => {
  const own = await freshApi()
  await sql`insert into pgboss.job (name, data) select ${sendEmailVerify.name}, '{}' from generate_series(1, 10050)`.execute(
    own.db,
  )

  const { waiting } = await own.services.jobs.backlog()
  await own.close()

  expect(waiting).toBe(10_000)
})

test('still exposes other metrics when reading the job backlog fails', async () => {
  const own = await freshApi()
  jest.spyOn(own.services.jobs, 'backlog').mockRejectedValue(new Error('no time'))

  const { status, raw } = await own.call('GET', '/metrics')
  await own.close()

  expect(status).toBe(200)
  expect(String(raw)).toEqual(expect.stringContaining('api_ready{part="database"} 1'))
})

test('tests database writes only at intervals and reuses one row', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'], now: Date.now() })
  const readiness = createReadinessCheck(api.services)
  const provedAt = async () => {
    await readiness()
    return (await api.db.selectFrom('write_probe').select('at').execute()).map(({ at }) => Date.parse(at))
  }

  const first = await provedAt()
  jest.setSystemTime(Date.now() + 6_000)
  const soon = await provedAt()
  jest.setSystemTime(Date.now() + 10_000)
  const later = await provedAt()
  jest.useRealTimers()

  expect(first).toHaveLength(1)
  expect(soon).toEqual(first)
  expect(later).toHaveLength(1)
  expect(later[0]).toBeGreaterThan(first[0] ?? 0)
})

test('returns 503 and reports the database as the failing part', async () => {
  const own = await freshApi()
  const executor = Object.getPrototypeOf(own.services.db.getExecutor()) as ReturnType<
    typeof own.services.db.getExecutor
  >
  const away = jest.spyOn(executor, 'executeQuery').mockImplementation(broken('ECONNREFUSED'))

  const { status, body } = await own.call('GET', '/ready')
  const text = String((await own.call('GET', '/metrics')).raw)
  away.mockRestore()
  await own.close()

  expect(status).toBe(503)
  expect(body).toEqual({ status: 'failing', failing: { database: 'ECONNREFUSED' } })
  expect(text).toContain('api_ready{part="database"} 0')
  expect(text).toContain('api_ready{part="writing"} 0')
})

test('tells its own network what has changed since a snapshot', async () => {
  const { id } = await aProduct(api.db, { key: 'changed', stock: 5 })
  const { body: before } = await api.call('GET', '/shop-changes')
  await api.db.updateTable('product_stock').set({ quantity: 3 }).where('product_id', '=', id).execute()

  const since = `/shop-changes?since=${encodeURIComponent(before.snapshot)}`
  const { body, headers } = await api.call('GET', since)

  expect(before.changed).toEqual([])
  expect(body).toMatchObject({ shop: before.shop, changed: [`product:${id}`] })
  expect(headers['cache-control']).toBe('no-store')
  expect((await api.call('GET', '/shop-changes?since=1')).status).toBe(400)
})

test('tells its own network alone which fields it answers', async () => {
  const { body } = await api.call('GET', '/agreement')

  expect(body).toMatchObject({ name: 'reference-api', version: 'test' })
  expect(body.agreement.answers.calls).toHaveProperty(['GET /v1/blogs/:key', 'answer'], 'Blog')
  const outside = await api.call('GET', '/agreement', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(outside.status).toBe(404)
})
