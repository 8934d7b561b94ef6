import { aSession, aUserWithPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

const elsewhere = { 'x-ecd-channel-id': 'elsewhere' }
let api: FreshApi
let otherChannelId: number

beforeAll(async () => {
  api = await freshApi()
  otherChannelId = (
    await api.db
      .insertInto('channel')
      .values({ code: 'elsewhere', name: 'よそのお店' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})
afterAll(() => api.close())

const member = (values: Parameters<typeof aUserWithPassword>[1] = {}) => aUserWithPassword(api.db, values)
const signIn = (username: string, headers = {}) =>
  api.call('POST', '/v1/auth/login', { headers, body: { username, password: 'Gift-2026' } })
const refresh = (signedIn: { cookies: { value: string }[] }, headers = {}) =>
  api.call('POST', '/v1/auth/refresh', {
    headers,
    cookies: { refresh_token: signedIn.cookies[0]?.value ?? '' },
  })
const verify = (user_id: number, verify_code: string, headers = {}) =>
  api.call('POST', '/v1/auth/verify', { headers, body: { user_id, verify_code } })
const sync = (token: unknown, headers: Record<string, string> = elsewhere) =>
  api.call('POST', '/v1/auth/login-sync-channel', { headers, body: { token } })

async function mailedCode(): Promise<string> {
  return /確認コード： (\d{6})/.exec((await api.newestMail())?.text ?? '')?.[1] ?? ''
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

async function mailedLink(): Promise<string> {
  return /token=([\w-]+)/.exec((await api.newestMail())?.text ?? '')?.[1] ?? ''
}

/** Creates a person with accounts in both shops, signed in to the first shop. */
async function inBothShops(
  here: Parameters<typeof aUserWithPassword>[1] = {},
  there: Parameters<typeof aUserWithPassword>[1] = {},
) {
  const account = await member(here)
  const counterpart = await member({
    channel_id: otherChannelId,
    email: account.email,
    code: `X${account.code}`,
    ...there,
  })
  return { account, counterpart, token: await aSession(api.db, account.id) }
}

test('accepts a refresh cookie only in its own shop', async () => {
  const signedIn = await signIn((await member()).email)

  expect((await refresh(signedIn, elsewhere)).status).toBe(401)
  expect((await refresh(signedIn)).status).toBe(200)
})

test('expires a refresh cookie after thirty days', async () => {
  const signedIn = await signIn((await member()).email)

  api.advanceClock(31 * 24 * 60 * 60_000)

  expect((await refresh(signedIn)).status).toBe(401)
})

test('rejects a refresh by a member who has left', async () => {
  const account = await member()
  const signedIn = await signIn(account.email)

  await api.db
    .updateTable('user_account')
    .set({ left_at: api.clock.now() })
    .where('id', '=', account.id)
    .execute()

  expect((await refresh(signedIn)).status).toBe(401)
})

test('rejects the correct code after five wrong codes', async () => {
  const account = await member({ is_verify: true })
  await signIn(account.email)
  const code = await mailedCode()

  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await verify(account.id, otherThan(code))).status).toBe(422)

  expect((await verify(account.id, code)).status).toBe(422)
})

test('rejects a code after ten minutes or in another shop', async () => {
  const account = await member({ is_verify: true })
  await signIn(account.email)
  const code = await mailedCode()

  expect((await verify(account.id, code, elsewhere)).status).toBe(422)
  api.advanceClock(11 * 60_000)
  expect((await verify(account.id, code)).status).toBe(422)
})

test('limits code requests and guesses per account across addresses', async () => {
  const account = await member({ is_verify: true })
  const codesAsked = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    codesAsked.push((await signIn(account.email, { 'x-forwarded-for': `192.0.2.${attempt}` })).status)
  const guesses = []
  for (let attempt = 0; attempt < 16; attempt += 1)
    guesses.push(await verify(account.id, '000000', { 'x-forwarded-for': `198.51.100.${attempt}` }))

  expect(codesAsked).toEqual([...Array(10).fill(200), 429])
  expect(guesses.map(({ status }) => status)).toEqual([...Array(15).fill(422), 429])
  expect(Number(guesses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
})

test("doesn't count a completed second step towards the limit", async () => {
  const account = await member({ is_verify: true })

  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await signIn(account.email)).status).toBe(200)
    expect(
      (await verify(account.id, await mailedCode(), { 'x-forwarded-for': `198.51.100.${attempt}` })).status,
    ).toBe(200)
  }
})

test('rejects a mailed unlock link after 24 hours or in another shop', async () => {
  const account = await member()
  for (let failure = 0; failure < 5; failure += 1)
    await api.call('POST', '/v1/auth/login', { body: { username: account.email, password: 'wrong' } })
  const token = await mailedLink()
  const unlock = (headers = {}) => api.call('GET', `/v1/auth/unlock/${token}`, { headers })

  expect((await unlock(elsewhere)).body).toEqual({ result: false })
  api.advanceClock(24 * 60 * 60_000 + 1000)
  expect((await unlock()).body).toEqual({ result: false })
})

test('signs a member in with a login from another shop', async () => {
  const { token, counterpart } = await inBothShops()

  const { status, body } = await sync(token)

  expect(status).toBe(200)
  expect(body.user_id).toBe(counterpart.id)
  expect(body.is_verify).toBe(false)
  expect(
    (
      await api.call('GET', '/v1/me/user', {
        headers: { ...elsewhere, authorization: `Bearer ${body.access_token}` },
      })
    ).status,
  ).toBe(200)
})

test('requires the second step after a login from another shop', async () => {
  const { token } = await inBothShops({}, { is_verify: true })

  expect((await sync(token)).body).toMatchObject({ is_verify: true, access_token: null })
})

test.each([
  ['whose address is unconfirmed there', { email_confirmed_at: null }, {}],
  ['whose address is unconfirmed here', {}, { email_confirmed_at: null }],
  ['who is not registered yet', { is_registered_member: false }, {}],
  ['who has left', { left_at: new Date() }, {}],
  ['without an account here', {}, { email: 'somebody-else@example.jp' }],
])('rejects a login from another shop for a person %s', async (_who, here, there) => {
  const { token } = await inBothShops(here, there)

  expect((await sync(token)).status).toBe(401)
})

test('refuses to carry over a revoked, expired or same-shop login', async () => {
  const { token, account } = await inBothShops()
  const own = await sync(token, {})
  await api.db
    .updateTable('user_session')
    .set({ revoked_at: new Date() })
    .where('user_account_id', '=', account.id)
    .execute()
  const revoked = await sync(token)
  await api.db
    .updateTable('user_session')
    .set({ revoked_at: null, access_expires_at: new Date('2026-01-01') })
    .where('user_account_id', '=', account.id)
    .execute()
  const expired = await sync(token)

  expect([own.status, revoked.status, expired.status]).toEqual([401, 401, 401])
})

test('limits logins carried over from another shop per address', async () => {
  const from = { ...elsewhere, 'x-forwarded-for': '203.0.113.61' }
  const answers = []
  for (let attempt = 0; attempt < 61; attempt += 1) answers.push((await sync('no-such-token', from)).status)

  expect(answers).toEqual([...Array(60).fill(401), 429])
})
