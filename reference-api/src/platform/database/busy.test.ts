import Fastify from 'fastify'
import { registerErrorHandler } from '../http/errors/error-handler'
import { connectDatabase } from './connect'
import { isBusy } from './busy.rules'

test.each([
  [{ code: '57014' }, true],
  [{ code: '40P01' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ code: '23505', message: 'duplicate key' }, false],
  [new TypeError('x is undefined'), false],
])('classifies the error %j as transient: %s', (error, isPassing) => {
  expect(isBusy(error)).toBe(isPassing)
})

test('responds 429 with Retry-After when the database is overloaded', async () => {
  const app = Fastify()
  registerErrorHandler(app)
  app.get('/', async () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  })

  const { statusCode, headers, body } = await app.inject('/')

  expect(statusCode).toBe(429)
  expect(headers['retry-after']).toBe('2')
  expect(JSON.parse(body).code).toBe('server.busy')
})

const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip // The embedded database has no pool and no time-outs.

onServer('uses the configured pool and statement timeouts', async () => {
  const database = await connectDatabase({
    databaseUrl: process.env['TEST_DATABASE_URL'],
    poolSize: 1,
    connectionTimeoutMs: 1_000,
    statementTimeoutMs: 2_500,
  })

  const slow = database.executeSql('select pg_sleep(20)').catch((error: { code?: string }) => error.code)
  const waiting = database.executeSql('select 1').catch((error: Error) => error.message)

  expect(await slow).toBe('57014')
  expect(await waiting).toContain('timeout exceeded')
  await database.close()
})
