import { aUserWithPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { registered } from '../../testing/registered'
import { purgeSessions } from './purge-sessions.job'

const home = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '１－１',
  phone_number: '0312345678',
}
let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const member = (values: Parameters<typeof aUserWithPassword>[1] = {}) => aUserWithPassword(api.db, values)
const signIn = (username: string, password = 'Gift-2026') =>
  api.call('POST', '/v1/auth/login', { body: { username, password } })
const cookieOf = (response: { cookies: { name: string; value: string }[] }) => ({
  refresh_token: response.cookies[0]?.value ?? '',
})
const refresh = (cookies: Record<string, string>) => api.call('POST', '/v1/auth/refresh', { cookies })

test('logs in by email and returns the fields of §3', async () => {
  const account = await member()

  const { status, body, cookies } = await signIn(account.email.toUpperCase())

  expect(status).toBe(200)
  expect(body).toMatchObject({
    user_id: account.id,
    expires_in: 900,
    is_verify: false,
    is_registered_member: true,
    verify_code: null,
  })
  expect(cookies[0]).toMatchObject({ name: 'refresh_token', httpOnly: true, sameSite: 'Lax', secure: true })
  const me = await api.call('GET', '/v1/me/user', {
    headers: { authorization: `Bearer ${body.access_token}` },
  })
  expect(me.body.email).toBe(account.email)
})

test.each([
  [true, 'one of the shop’s staff'],
  [false, 'a shopper'],
])('returns is_manager_login on login and refresh (%s for %s)', async (is_manager) => {
  const account = await member({ is_manager })

  const { body, cookies } = await signIn(account.email)
  const renewed = await refresh(cookieOf({ cookies }))
  await api.db.updateTable('user_account').set({ is_manager: false }).where('id', '=', account.id).execute()
  const after = await refresh(cookieOf(renewed))

  const told = [body, renewed.body, after.body].map(({ is_manager_login }) => is_manager_login)
  expect(told).toEqual([is_manager, is_manager, false])
})

test('names the field of a wrong password or code', async () => {
  const code = { verify_code: '000000', user_id: (await member()).id }

  const refused = [
    await signIn('nobody@example.jp'),
    await api.call('POST', '/v1/auth/verify', { body: code }),
  ]

  for (const { body } of refused) expect(Object.values(body.errors)).toEqual([[body.message]])
  expect(refused.flatMap(({ body }) => Object.keys(body.errors))).toEqual(['password', 'verify_code'])
})

test('rejects a wrong password and an unknown name identically', async () => {
  const account = await member()

  const wrong = await signIn(account.email, 'Gift-2027')
  const unknown = await signIn('nobody@example.jp')

  expect(wrong.status).toBe(422)
  expect(wrong.body).toEqual(unknown.body)
})

test('locks the account after five failed logins until unlocked by mail', async () => {
  const account = await member()
  for (let failure = 0; failure < 5; failure += 1) await signIn(account.email, 'wrong-password')

  expect((await signIn(account.email)).status).toBe(423)
  await api.runJobs()
  const token = /unlock\?token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1]
  expect((await api.call('GET', `/v1/auth/unlock/${token}`)).body).toEqual({ result: true })

  expect((await signIn(account.email)).status).toBe(200)
  expect((await api.call('GET', `/v1/auth/unlock/${token}`)).body).toEqual({ result: false })
})

test('responds 429 after too many attempts for a name', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn('target@example.jp', 'x')

  const { status, headers } = await signIn('target@example.jp', 'x')

  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('resets failed attempts after a successful login', async () => {
  const account = await member()

  for (let attempt = 0; attempt < 12; attempt += 1) expect((await signIn(account.email)).status).toBe(200)
})

test('requires a mailed single-use code for an account with is_verify', async () => {
  const account = await member({ is_verify: true })

  const first = await signIn(account.email)
  await api.runJobs()
  const verify_code = /確認コード： (\d{6})/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const wrong = await api.call('POST', '/v1/auth/verify', {
    body: { verify_code: verify_code === '000000' ? '000001' : '000000', user_id: account.id },
  })
  const second = await api.call('POST', '/v1/auth/verify', { body: { verify_code, user_id: account.id } })
  const third = await api.call('POST', '/v1/auth/verify', { body: { verify_code, user_id: account.id } })

  expect(first.body).toMatchObject({ is_verify: true, access_token: null, verify_code: null })
  const tries = api.db.selectFrom('login_history').select('is_success').orderBy('id')
  expect(await tries.where('user_account_id', '=', account.id).execute()).toEqual([
    { is_success: false },
    { is_success: true },
  ])
  expect(wrong.status).toBe(422)
  expect(second.body.access_token).toBeTruthy()
  expect(third.status).toBe(422)
})

test('drops a mail that is held up until its code has lapsed', async () => {
  const account = await member({ is_verify: true })
  await signIn(account.email)

  api.advanceClock(10 * 60_000)

  expect(await api.newestMail(account.email)).toBeUndefined()
  api.resetClock()
})

test('sets the refresh cookie with Max-Age and without Expires', async () => {
  const { email } = await member()

  const [cookie] = (await signIn(email)).cookies

  expect(cookie).toMatchObject({ maxAge: 30 * 24 * 60 * 60 })
  expect(cookie).not.toHaveProperty('expires')
})

test('ends the login when a rotated refresh cookie is reused', async () => {
  const account = await member()
  const first = cookieOf(await signIn(account.email))

  const renewed = await refresh(first)
  const second = cookieOf(renewed)
  api.advanceClock(60_000)
  const stolen = await refresh(first)
  const afterwards = await refresh(second)

  expect(renewed.status).toBe(200)
  expect(second).not.toEqual(first)
  expect(stolen.status).toBe(401)
  expect(afterwards.status).toBe(401)
})

test('lets two tabs refresh with the same cookie at once', async () => {
  const account = await member()
  const cookie = cookieOf(await signIn(account.email))

  const answers = await Promise.all([refresh(cookie), refresh(cookie)])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('returns 401 for an expired token but allows a refresh', async () => {
  const account = await member()
  const signedIn = await signIn(account.email)
  const asMember = { headers: { authorization: `Bearer ${signedIn.body.access_token}` } }
  api.advanceClock(16 * 60_000)

  expect((await api.call('GET', '/v1/me/user', asMember)).status).toBe(401)
  const renewed = await api.call('POST', '/v1/auth/refresh', { ...asMember, cookies: cookieOf(signedIn) })

  expect(renewed.status).toBe(200)
})

test('ends the session and removes the cookie on logout', async () => {
  const account = await member()
  const signedIn = await signIn(account.email)
  const asMember = { headers: { authorization: `Bearer ${signedIn.body.access_token}` } }

  const { status, cookies } = await api.call('POST', '/v1/auth/logout', asMember)

  expect(status).toBe(204)
  expect(cookies[0]?.value).toBe('')
  expect((await api.call('GET', '/v1/me/user', asMember)).status).toBe(401)
  expect((await refresh(cookieOf(signedIn))).status).toBe(401)
})

test('returns 401 for guests and 404 for unknown channels', async () => {
  const guest = await api.call('GET', '/v1/me/user')
  const elsewhere = await api.call('GET', '/v1/users/dummy', { headers: { 'x-ecd-channel-id': 'nowhere' } })

  expect(guest.status).toBe(401)
  expect(elsewhere.status).toBe(404)
  expect(elsewhere.body.message).toBe('チャネルが存在しない')
})

test('returns 400 for malformed JSON and unknown properties', async () => {
  const broken = await api.call('POST', '/v1/auth/login', {
    body: '{"username":',
    headers: { 'content-type': 'application/json' },
  })
  const unknown = await api.call('POST', '/v1/auth/login', {
    body: { username: 'a', password: 'b', admin: true },
  })

  expect([broken.status, unknown.status]).toEqual([400, 400])
  expect(unknown.body.code).toBe('request.malformed')
})

test('responds identically to repeated failures for known and unknown names', async () => {
  const account = await member()
  const answersOf = async (name: string) => {
    const answers = []
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await signIn(name, 'wrong-password'))
    return answers.map(({ status, body }) => [status, body])
  }

  const known = await answersOf(account.email)
  const unknown = await answersOf('nobody-at-all@example.jp')

  expect(unknown).toEqual(known)
  expect(known.at(-1)?.[0]).toBe(423)
})

test('unlocks the account after half an hour', async () => {
  const account = await member()
  for (let failure = 0; failure < 5; failure += 1) await signIn(account.email, 'wrong-password')
  expect((await signIn(account.email)).status).toBe(423)

  api.advanceClock(31 * 60_000)

  expect((await signIn(account.email)).status).toBe(200)
})

test('ends the logins on all devices when logging out everywhere', async () => {
  const account = await member()
  const [here, there] = [await signIn(account.email), await signIn(account.email)]
  const asHere = { headers: { authorization: `Bearer ${here.body.access_token}` } }

  await api.call('POST', '/v1/auth/logout', { ...asHere, body: { is_everywhere: true } })

  expect(
    (
      await api.call('GET', '/v1/me/user', {
        headers: { authorization: `Bearer ${there.body.access_token}` },
      })
    ).status,
  ).toBe(401)
  expect((await refresh(cookieOf(there))).status).toBe(401)
})

test('ends all other sessions when the member logs out other devices', async () => {
  const account = await member()
  const [here, there, elsewhere] = [
    await signIn(account.email),
    await signIn(account.email),
    await signIn(account.email),
  ]

  const { status, cookies } = await api.call('POST', '/v1/auth/logout', {
    headers: { authorization: `Bearer ${here.body.access_token}` },
    body: { is_elsewhere: true },
  })

  const sessions = await api.db
    .selectFrom('user_session')
    .select('revoked_at')
    .where('user_account_id', '=', account.id)
    .orderBy('id')
    .execute()
  expect(status).toBe(204)
  expect(cookies).toEqual([])
  expect(sessions.map(({ revoked_at }) => revoked_at !== null)).toEqual([false, true, true])
  expect((await refresh(cookieOf(there))).status).toBe(401)
  expect((await refresh(cookieOf(elsewhere))).status).toBe(401)
  expect((await refresh(cookieOf(here))).status).toBe(200)
})

test("ends only this device's login on logout", async () => {
  const account = await member()
  const [here, there] = [await signIn(account.email), await signIn(account.email)]

  await api.call('POST', '/v1/auth/logout', {
    headers: { authorization: `Bearer ${here.body.access_token}` },
  })

  expect((await refresh(cookieOf(there))).status).toBe(200)
})

test("rejects a refresh from another site's page with 403", async () => {
  const account = await member()
  const cookies = cookieOf(await signIn(account.email))

  const foreign = await api.call('POST', '/v1/auth/refresh', {
    cookies,
    headers: { origin: 'https://elsewhere.example' },
  })
  const own = await api.call('POST', '/v1/auth/refresh', {
    cookies,
    headers: { origin: 'https://shop.example.jp' },
  })

  expect(foreign.status).toBe(403)
  expect(foreign.body.code).toBe('auth.foreign_origin')
  expect(own.status).toBe(200)
})

test('lists time, address and user agent in the login history', async () => {
  const account = await member()
  const from = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'x-forwarded-for': '203.0.113.9' }
  const post = (password: string) =>
    api.call('POST', '/v1/auth/login', { headers: from, body: { username: account.email, password } })
  await post('wrong-password')
  const { body } = await post('Gift-2026')

  const { body: history } = await api.call('GET', '/v1/me/login-histories', {
    headers: { authorization: `Bearer ${body.access_token}` },
  })

  expect(history.data).toMatchObject([
    { is_success: true, ip_address: '203.0.113.9', user_agent: 'Mozilla/5.0 (iPhone)' },
    { is_success: false, ip_address: '203.0.113.9', user_agent: 'Mozilla/5.0 (iPhone)' },
  ])
  expect(Date.parse(history.data[0].login_at)).toBeGreaterThan(0)
})

test('stores passwords and security answers as slow hashes', async () => {
  const secret = {
    password: 'Gift-2026',
    password_confirmation: 'Gift-2026',
    question_ct: 3,
    answer: '青空小学校',
  }
  const names = {
    last_name: '山田',
    first_name: '太郎',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'タロウ',
    email: 'hashed@example.jp',
    ...home,
  }
  await registered(api, { ...names, ...secret })

  const row = await api.db
    .selectFrom('user_account')
    .selectAll()
    .where('email', '=', 'hashed@example.jp')
    .executeTakeFirstOrThrow()

  expect(row.question_ct).toBe(3)
  expect([row.password_hash, row.answer_hash].map((hash) => hash?.split('$').slice(0, 2))).toEqual([
    ['scrypt', '16384'],
    ['scrypt', '16384'],
  ])
  expect(JSON.stringify(row)).not.toMatch(/Gift-2026|青空/)
})

test('purges only expired sessions', async () => {
  const account = await member()
  const cookies = cookieOf(await signIn(account.email))
  const old = await member()
  await signIn(old.email)
  await api.db
    .updateTable('user_session')
    .set({ refresh_expires_at: new Date('2026-01-01') })
    .where('user_account_id', '=', old.id)
    .execute()

  await purgeSessions.run({}, api.services)

  const left = await api.db
    .selectFrom('user_session')
    .select('user_account_id')
    .where('user_account_id', 'in', [account.id, old.id])
    .execute()
  expect(left).toEqual([{ user_account_id: account.id }])
  expect((await refresh(cookies)).status).toBe(200)
})
