/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listMessages } from '@storefront/contracts'
import { call } from './call'
import { currentScope } from './request-scope'
import { cacheForGuests, withCheckedAnswers, withRequestScope } from './server'

const asking = { remote: 'content', version: '1.1.0' }
const message = {
  id: 1,
  code: 'note',
  title: '送料',
  body: '全国一律',
  updated_at: '2026-11-22T09:00:00+09:00',
}

let api: Server
let answer: unknown
const logged: Record<string, unknown>[] = []

beforeAll((done) => {
  api = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
  ).listen(0, '127.0.0.1', done)
})
afterAll((done) => void api.close(done))
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'],
  })
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line)))
})
afterEach(() => {
  logged.length = 0
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Renders a page that makes `times` calls, each of which gets `body` as its response. */
async function rendered(body: unknown, times = 1) {
  answer = body
  const { port } = api.address() as AddressInfo
  const data = await withRequestScope({ ...currentScope(), baseUrl: `http://127.0.0.1:${port}` }, () =>
    withCheckedAnswers(asking, async () => {
      for (let made = 1; made < times; made += 1) await call(listMessages, { query: {} })
      return (await call(listMessages, { query: {} })).data
    }),
  )
  await new Promise(setImmediate)
  return data
}

test('does not log a valid response', async () => {
  await rendered({ data: [message] })

  expect(logged).toEqual([])
})

test('logs the broken field of a response without its values', async () => {
  const broken = { data: [message, { ...message, code: null, body: 7 }] }

  expect(await rendered(broken)).toEqual(broken)
  expect(logged).toEqual([
    {
      level: 'error',
      time: expect.any(Number),
      msg: 'contract broken',
      ...asking,
      call: 'GET /v1/messages',
      field: 'data[1].code',
      expected: 'string',
      found: 'null',
      others: [{ field: 'data[1].body', expected: 'string', found: 'number' }],
    },
  ])
})

test('logs a field that stays broken once a minute', async () => {
  const broken = { data: [{ ...message, updated_at: 'today' }] }
  await rendered(broken, 3)
  expect(logged).toHaveLength(1)

  jest.setSystemTime(Date.now() + 60_001)
  await rendered(broken)

  expect(logged.map(({ field, unsaid }) => [field, unsaid])).toEqual([
    ['data[0].updated_at', undefined],
    ['data[0].updated_at', 2],
  ])
})

test('does not log additional fields from a newer API', async () => {
  await rendered({ data: [{ ...message, more: 'of a newer API' }], more: true })

  expect(logged).toEqual([])
})

test('finds the broken fields of a response that guests share', async () => {
  answer = {
    data: [
      { ...message, code: null },
      { ...message, code: null },
    ],
  }
  const { port } = api.address() as AddressInfo
  const scope = { ...currentScope(), baseUrl: `http://127.0.0.1:${port}`, cacheAnswer: cacheForGuests }
  const findOfPage = () =>
    withRequestScope(scope, () =>
      withCheckedAnswers(asking, async (findBroken) => {
        await call(listMessages, { query: {}, isCacheable: true })
        return findBroken()
      }),
    )

  const first = await findOfPage()
  answer = { data: [message] }

  expect(first).toEqual([
    { call: 'GET /v1/messages', field: 'data[].code', expected: 'string', found: 'null' },
  ])
  expect(await findOfPage()).toEqual(first)
})
