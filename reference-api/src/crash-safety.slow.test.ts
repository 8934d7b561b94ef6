/** @jest-environment-options {"hashesInFull": true} */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './platform/database/db'
import { connectDatabase } from './platform/database/connect'
import { allEndpoints } from './testing/all-endpoints'
import { buildBody, buildUrl } from './testing/endpoints/endpoint-request'
import { endpointWorld, createWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import { copyDatabase, emptyDatabase, prepareDatabase, type DatabasePlace } from './testing/fresh-database'
import { findPartialWrites, piecesByProduct } from './testing/servers/find-partial-writes'
import { buildRequest } from './testing/endpoints/find-examples'
import { paymentCalls, type WritingCall } from './testing/endpoints/payment-calls'
import { buildSandbox, type SandboxState } from './sandbox-payment/sandbox-app'
import { testSecrets } from './testing/secrets'
import { testClock } from './testing/servers/test-clock'
import { builtServer, startServer } from './testing/servers/server-process'

type Prepared = WritingCall & { name: string }

/**
 * Each crash interrupts different calls. On the embedded database, which has a single connection, few calls
 * run concurrently, so one crash is enough.
 */
const crashes = process.env['TEST_DATABASE_URL'] ? 6 : 1
const answersBeforeCrash = [4, 10, 16, 1, 1, 1]
/**
 * Upper limit of crashes. Crashes are added while some call has always finished before the server was killed.
 */
const mostCrashes = 12
const writing = allEndpoints().filter(([, { method }]) => method !== 'GET')
let originalFolder: string
let folder: string
let original: DatabasePlace
let place: DatabasePlace
let calls: Prepared[]
let pieces: Record<string, number>
let serverFile: string
let payments: SandboxState
let paymentOrigin: string

beforeAll(async () => {
  originalFolder = await mkdtemp(join(tmpdir(), 'storefront-killed-'))
  original = await emptyDatabase(originalFolder)
  serverFile = await builtServer()
  const database = await connectDatabase(original)
  await prepareDatabase(database)
  const { api } = await endpointWorld({ database })
  calls = await prepareCalls((name) => createWorld(api, name))
  pieces = await piecesByProduct(api.db)
  payments = api.sandbox.state()
  await api.close()
}, 240_000)
afterAll(async () => {
  await original.drop()
  await rm(originalFolder, { recursive: true, force: true })
})

/** Runs `work` on a copy of the prepared shop, in which none of the calls has been sent yet. */
async function onCopy(work: () => Promise<void>) {
  folder = await mkdtemp(join(tmpdir(), 'storefront-killed-'))
  place = await copyDatabase(original, folder)
  // The payment service survives the crash, so prepared payments stay valid.
  const { app } = await buildSandbox({
    origin: 'https://pay.example.jp',
    shopOrigins: [],
    cardFieldsProgram: '',
    now: testClock.now,
    keys: testSecrets.payment,
    notify: async () => true,
    state: payments,
  })
  paymentOrigin = await app.listen({ port: 0, host: '127.0.0.1' })
  await work()
  await app.close()
  await place.drop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Prepares a call to every write endpoint of the contracts and with every payment method, each in its own
 * world.
 */
async function prepareCalls(open: (name: string) => Promise<EndpointWorld>): Promise<Prepared[]> {
  const calls: Prepared[] = []
  for (const [name, endpoint] of writing) {
    const world = await open(name.toLowerCase())
    const request = await buildRequest(world, name)
    const cookie = Object.entries(request.cookies ?? {})
      .map(([key, value]) => `${key}=${value}`)
      .join('; ')
    const { body, headers } = { headers: {}, ...buildBody(request) }
    const token = endpoint.access === 'public' ? undefined : world.member.accessToken
    calls.push({
      name,
      method: endpoint.method,
      path: buildUrl(endpoint, request),
      body,
      headers: { ...headers, ...(cookie && { cookie }) },
      token,
    })
  }
  for (const [index, [name, make]] of Object.entries(paymentCalls).entries())
    calls.push({ name, ...(await make(await open(`payment${index}`))) })
  return calls
}

async function send(origin: string, { method, path, body, headers, token }: Prepared): Promise<number> {
  const isJson = body !== undefined && typeof body === 'object' && !Buffer.isBuffer(body)
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-ecd-channel-id': 'tsunagu',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as string | undefined),
  })
  await response.arrayBuffer()
  return response.status
}

async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await connectDatabase(place)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const start = () =>
  startServer(serverFile, {
    DATA_FOLDER: folder,
    // Must match the origin of the prepared calls, because a passkey is only valid for its own origin.
    PUBLIC_ORIGIN: 'https://shop.example.jp',
    // In production, the server rejects the tests' clock at this origin.
    NODE_ENV: 'test',
    PAYMENT_ORIGIN: paymentOrigin,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  })
const rotated = <T>(list: T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

async function expectInvariants(when: string) {
  const halves = await inDatabase((db) => findPartialWrites(db, folder))
  expect({ when, ...halves }).toEqual({ when })
  expect(await inDatabase(piecesByProduct)).toEqual(pieces)
}

/**
 * Sends all calls at once and kills the server after `answersFirst` responses. Returns the names of the calls
 * that were cut off.
 */
async function crashDuring(calls: Prepared[], answersFirst: number): Promise<string[]> {
  const server = await start()
  const cutOff: string[] = []
  let answered = 0
  const reached = new Promise<void>((resolve) => {
    const sent = calls.map((call) =>
      send(server.origin, call).then(
        () => (answered += 1) === answersFirst && resolve(),
        () => void cutOff.push(call.name),
      ),
    )
    void Promise.allSettled(sent).then(() => resolve())
  })
  await reached
  await server.kill()
  await new Promise(setImmediate)
  return cutOff
}

test('restarts with consistent data after being killed during any call', async () => {
  const cutOff = new Set<string>()
  const spared = () => calls.map(({ name }) => name).filter((name) => !cutOff.has(name))
  const isEachOne = process.env['TEST_DATABASE_URL'] !== undefined
  for (
    let round = 0;
    round < crashes || (isEachOne && spared().length > 0 && round < mostCrashes);
    round += 1
  )
    await onCopy(async () => {
      const turned = rotated(calls, Math.floor((round * calls.length) / crashes))
      // Send the calls that were never cut off last, close to the crash.
      const inOrder = [
        ...turned.filter(({ name }) => cutOff.has(name)),
        ...turned.filter(({ name }) => !cutOff.has(name)),
      ]

      for (const name of await crashDuring(inOrder, answersBeforeCrash[round] ?? 1)) cutOff.add(name)
      await expectInvariants(`after crash ${round}`)
      const again = await start()
      const statuses = await Promise.all(
        inOrder.map(async (call) => ({ name: call.name, status: await send(again.origin, call) })),
      )
      await again.kill('SIGTERM')

      expect(statuses.filter(({ status }) => status >= 500)).toEqual([])
      await expectInvariants(`after crash ${round} and the calls made again`)
    })

  if (isEachOne) expect(spared()).toEqual([])
}, 240_000)

test('leaves consistent data when the same calls run without a crash', async () => {
  await onCopy(async () => {
    const server = await start()
    const refused: [string, number][] = []
    for (const call of calls) {
      const status = await send(server.origin, call)
      if (status >= 400 && call.name !== 'a refused card') refused.push([call.name, status])
    }
    await server.kill('SIGTERM')

    expect(refused).toEqual([])
    await expectInvariants('after all calls')
    const { rows } = await inDatabase((db) =>
      sql<{ count: number }>`select count(*)::int as count from "order"`.execute(db),
    )
    expect(rows[0]!.count).toBeGreaterThan(Object.keys(paymentCalls).length)
  })
}, 120_000)
