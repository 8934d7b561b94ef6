import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { waitInWords } from './rate-limit.command'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

const person = {
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  password: 'Gift-2026',
  password_confirmation: 'no',
}
const inquiry = { mode: 'send', name: '山田', body: '質問です' }
const calls = {
  'sign-in': ['/v1/auth/login', (email: string) => ({ username: email, password: 'x' })],
  reminder: ['/v1/reminder/request', (email: string) => ({ email })],
  registration: ['/v1/users', (email: string) => ({ ...person, email })],
  contact: ['/v1/inquiries', (email: string) => ({ ...inquiry, email })],
} as const
const confirmations = {
  'the second step': ['POST', '/v1/auth/verify', { verify_code: '000000', user_id: 1 }],
  'an address confirmed': ['POST', '/v1/email-verify/check', { token: 'x' }],
  'a reset link': ['POST', '/v1/reminder/check', { token: 'x' }],
  'a new password': [
    'POST',
    '/v1/reminder/reset',
    { token: 'x', password: 'Gift-2026', password_confirmation: 'Gift-2026' },
  ],
  'an unlocking link': ['GET', '/v1/auth/unlock/x', undefined],
} as const

async function untilRefused(send: (attempt: number) => ReturnType<FreshApi['call']>) {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const answer = await send(attempt)
    if (answer.status === 429) return { attempt, answer }
  }
  throw new Error('never refused')
}

test.each(Object.entries(calls))('limits %s per address across accounts', async (name, [url, body]) => {
  const from = { 'x-forwarded-for': `198.51.100.${name.length}` }

  const { answer } = await untilRefused((attempt) =>
    api.call('POST', url, { headers: from, body: body(`${name.length}-${attempt}@example.jp`) }),
  )

  expect(answer.body.code).toBe('request.too_many')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each(Object.entries(calls))('limits %s per account across addresses', async (name, [url, body]) => {
  const { attempt, answer } = await untilRefused((index) =>
    api.call('POST', url, {
      headers: { 'x-forwarded-for': `192.0.2.${index}` },
      body: body(`Target-${name.length}@example.jp`),
    }),
  )

  expect(attempt).toBeLessThanOrEqual(11)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each(Object.entries(confirmations))('limits %s per address', async (name, [method, url, body]) => {
  const from = { 'x-forwarded-for': `203.0.113.${name.length}` }

  const { attempt } = await untilRefused(() => api.call(method, url, { headers: from, body }))

  expect(attempt).toBeLessThanOrEqual(31)
})

test('lifts a limit at the end of its window', async () => {
  const send = () =>
    api.call('POST', '/v1/reminder/request', {
      headers: { 'x-forwarded-for': '203.0.113.200' },
      body: { email: 'later@example.jp' },
    })
  const { answer } = await untilRefused(send)

  api.advanceClock((Number(answer.headers['retry-after']) + 1) * 1000)

  expect((await send()).status).toBe(200)
})

test('counts a cart’s coupon guesses only below the limit of the address', async () => {
  const guess = (address: string, token: string) =>
    api.call('PATCH', '/v1/carts/coupons/add', {
      headers: { 'x-forwarded-for': address },
      body: { token, code: 'none' },
    })
  const { attempt } = await untilRefused((index) => guess('203.0.113.210', `cart-${index}`))
  for (let index = 0; index < 15; index += 1) await guess('203.0.113.210', 'guessed')

  const other = await untilRefused((index) => guess(`192.0.2.${100 + index}`, 'guessed'))

  expect(attempt).toBe(31)
  expect(other.attempt).toBe(11)
})

test('returns the waiting time in words when the limit is reached', async () => {
  const send = () =>
    api.call('POST', '/v1/reminder/request', {
      headers: { 'x-forwarded-for': '203.0.113.201' },
      body: { email: 'waits@example.jp' },
    })

  const { answer } = await untilRefused(send)

  expect(answer.body.message).toBe(
    '操作が続けて行われたため、受け付けを止めています。10分ほどお待ちのうえ、もう一度お試しください',
  )
  expect([waitInWords(1), waitInWords(59), waitInWords(60), waitInWords(61), waitInWords(599)]).toEqual([
    '1秒',
    '59秒',
    '1分',
    '2分',
    '10分',
  ])
})

test('logs repeated password guesses once without personal data', async () => {
  const warn = jest.spyOn(api.services.log, 'warn')
  const from = { 'x-forwarded-for': '203.0.113.202' }

  for (let attempt = 0; attempt < 14; attempt += 1)
    await api.call('POST', '/v1/auth/login', {
      headers: from,
      body: { username: 'hunted@example.jp', password: `guess-${attempt}` },
    })

  expect(warn.mock.calls).toEqual([
    [{ lockedMinutes: 30 }, 'a login name is locked after repeated failures'],
    [{ limit: 'login', retryAfterSeconds: expect.any(Number) }, 'too many requests'],
  ])
  warn.mockRestore()
})
