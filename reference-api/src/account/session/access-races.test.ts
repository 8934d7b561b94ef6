/** @jest-environment-options {"hashesInFull": true} */
import { aSession, aUserWithPassword, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { hashToken } from '../../platform/secret/token.rules'

let api: FreshApi

beforeAll(async () => (api = await freshApi({ rateLimitFactor: 1000 })))
afterAll(() => api.close())

type Answer = Awaited<ReturnType<FreshApi['call']>>
const newPassword = 'Gift-2027'
const cookieOf = ({ cookies }: { cookies: { value: string }[] }) => cookies[0]?.value ?? ''
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
const login = (username: string, password = knownPassword) =>
  api.call('POST', '/v1/auth/login', { body: { username, password } })
const refresh = (refresh_token: string) =>
  api.call('POST', '/v1/auth/refresh', { cookies: { refresh_token } })
const changePassword = (accessToken: string) =>
  api.call('PUT', '/v1/me/password', {
    headers: bearer(accessToken),
    body: { current_password: knownPassword, password: newPassword, password_confirmation: newPassword },
  })

/** Counts logins that are neither ended nor replaced, except the one in use. */
async function openFamilies(id: number, exceptToken = ''): Promise<number> {
  const rows = await api.db.selectFrom('user_session').selectAll().where('user_account_id', '=', id).execute()
  const kept = exceptToken && (await familyOf(exceptToken))
  return rows.filter(({ revoked_at, family }) => !revoked_at && family !== kept).length
}

async function familyOf(accessToken: string): Promise<string> {
  const row = await api.db
    .selectFrom('user_session')
    .select('family')
    .where('access_token_hash', '=', hashToken(accessToken))
    .executeTakeFirstOrThrow()
  return row.family
}

/** Repeats the attempt without pause until it is rejected, and returns that response. */
async function untilRefused(attempt: () => Promise<Answer>): Promise<Answer> {
  let answer = await attempt()
  for (let count = 0; answer.status === 200 && count < 500; count += 1) answer = await attempt()
  return answer
}

const rounds = Array.from({ length: 8 }, (_, round) => round)

/**
 * The embedded database has only one connection, so requests don't overlap there and the first loop would run
 * to its end.
 */
const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip

onServer.each(rounds)('signing out everywhere ends logins that keep being refreshed (%i)', async () => {
  const { id, email } = await aUserWithPassword(api.db)
  const owner = await login(email)
  const chains = await Promise.all(Array.from({ length: 6 }, () => login(email)))
  const renewed = async (first: string) => {
    let cookie = first
    const end = await untilRefused(async () => {
      const answer = await refresh(cookie)
      cookie = cookieOf(answer)
      return answer
    })
    return end.status
  }
  const ends = chains.map((chain) => renewed(cookieOf(chain)))
  await refresh(cookieOf(chains[0]!))

  const out = await api.call('POST', '/v1/auth/logout', {
    headers: bearer(owner.body.access_token),
    body: { is_everywhere: true },
  })

  expect(out.status).toBe(204)
  expect(await openFamilies(id)).toBe(0)
  expect(new Set(await Promise.all(ends))).toEqual(new Set([401]))
  expect(await openFamilies(id)).toBe(0)
})

test('revokes concurrent sign-ins with the old password when the password changes', async () => {
  const { id, email } = await aUserWithPassword(api.db)
  const { access_token } = (await login(email)).body

  const goingOn = Array.from({ length: 8 }, () => untilRefused(() => login(email)))
  const change = await changePassword(access_token)
  const ends = await Promise.all(goingOn)

  expect(change.status).toBe(204)
  expect(await openFamilies(id, access_token)).toBe(0)
  expect(new Set(ends.map(({ body }) => body.code))).toEqual(new Set(['auth.failed']))
  expect((await login(email, newPassword)).status).toBe(200)
})

test('leaves no second-factor code open after a concurrent password change', async () => {
  const { id, email } = await aUserWithPassword(api.db, { is_verify: true })
  const { accessToken } = await openLogin(id, email)

  const goingOn = Array.from({ length: 4 }, () => untilRefused(() => login(email)))
  const change = await changePassword(accessToken)
  await Promise.all(goingOn)

  expect(change.status).toBe(204)
  expect(await openLinks(id, 'verify')).toBe(0)
})

const asks: [string, (accessToken: string, email: string) => Promise<Answer>][] = [
  [
    'requesting a link',
    (accessToken, email) =>
      api.call('POST', '/v1/email-verify/request', {
        headers: bearer(accessToken),
        body: { email, current_password: knownPassword },
      }),
  ],
  [
    'changing the profile',
    (accessToken, email) =>
      api.call('PUT', '/v1/me/user', {
        headers: bearer(accessToken),
        body: { ...profile, email, current_password: knownPassword },
      }),
  ],
]

test.each(asks)('cancels a new email address on a concurrent password change (%s)', async (_name, ask) => {
  const { id, email } = await aUserWithPassword(api.db)
  const owner = await openLogin(id, email)
  const thief = await openLogin(id, email)

  const goingOn = Array.from({ length: 8 }, () => untilRefused(() => ask(thief.accessToken, `evil-${email}`)))
  const change = await changePassword(owner.accessToken)
  const ends = await Promise.all(goingOn)

  expect(change.status).toBe(204)
  expect(ends.filter(({ status }) => ![401, 422].includes(status))).toEqual([])
  expect(await openLinks(id, 'email')).toBe(0)
  const me = await api.call('GET', '/v1/me/user', { headers: bearer(owner.accessToken) })
  expect(me.body).toMatchObject({ email, unconfirmed_email: null })
})

test('accepts only one of two concurrent password changes', async () => {
  const { id, email } = await aUserWithPassword(api.db)
  const [one, other] = [await openLogin(id, email), await openLogin(id, email)]

  const answers = await Promise.all([changePassword(one.accessToken), changePassword(other.accessToken)])

  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401])
})

const profile = {
  last_name: '田中',
  first_name: '花子',
  last_name_kana: 'タナカ',
  first_name_kana: 'ハナコ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '0312345678',
  is_receive_newsletter: 0,
}

async function openLogin(id: number, email: string) {
  return { id, email, accessToken: await aSession(api.db, id) }
}

async function openLinks(id: number, purpose: 'email' | 'verify'): Promise<number> {
  const rows = await api.db
    .selectFrom('one_time_token')
    .select('id')
    .where('user_account_id', '=', id)
    .where('purpose', '=', purpose)
    .execute()
  return rows.length
}
