/** @jest-environment-options {"hashesInFull": true} */
import type * as Crypto from 'node:crypto'
import { aUserWithPassword } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

const mockCosts: (number | undefined)[] = []
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof Crypto>('node:crypto')
  return {
    ...crypto,
    scrypt(...given: Parameters<typeof crypto.scrypt>) {
      mockCosts.push(given[3].N)
      return crypto.scrypt(...given)
    },
  }
})

let api: FreshApi
let known: string

beforeAll(async () => {
  api = await freshApi()
  known = (await aUserWithPassword(api.db)).email
})
afterAll(() => api.close())

async function costOf(path: string, body: object) {
  mockCosts.length = 0
  let answer: unknown
  const queries = await countQueries(api.db, async () => {
    const { status, body: text } = await api.call('POST', path, { body })
    answer = [status, text]
  })
  return { answer, hashes: [...mockCosts], queries }
}

test('computes one slow hash for known and unknown names', async () => {
  const ofKnown = await costOf('/v1/auth/login', { username: known, password: 'wrong' })
  const ofUnknown = await costOf('/v1/auth/login', { username: 'nobody@example.jp', password: 'wrong' })

  expect(ofKnown.hashes).toEqual([16_384])
  expect(ofUnknown).toMatchObject({ hashes: ofKnown.hashes, answer: ofKnown.answer })
})

test.each([
  ['/v1/reminder/request', {}],
  ['/v1/reminder/request', { kind: 'username' }],
  ['/v1/email-verify/request', {}],
])('responds to %s %j identically for known and unknown addresses', async (path, more) => {
  // Warm up, because the first request also makes the job queue look up its tables.
  await costOf(path, { email: 'first@example.jp', ...more })

  const ofKnown = await costOf(path, { email: known, ...more })
  const ofUnknown = await costOf(path, { email: 'nobody@example.jp', ...more })

  expect(ofUnknown).toEqual(ofKnown)
})

test('limits confirmation links identically for known and unknown addresses', async () => {
  const statuses = async (email: string, network: string) => {
    const answers = []
    for (let attempt = 0; attempt < 7; attempt += 1)
      answers.push(
        (
          await api.call('POST', '/v1/email-verify/request', {
            headers: { 'x-forwarded-for': `${network}.${attempt}` },
            body: { email },
          })
        ).status,
      )
    return answers
  }
  api.advanceClock(11 * 60_000)

  const ofUnknown = await statuses('stranger@example.jp', '192.0.2')
  const ofKnown = await statuses(known, '198.51.100')

  expect(ofUnknown).toEqual([...Array(5).fill(200), 429, 429])
  expect(ofKnown).toEqual(ofUnknown)
})
