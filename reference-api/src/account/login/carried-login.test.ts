import { aUserWithPassword, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let schoolId: number

beforeAll(async () => {
  api = await freshApi()
  const school = { code: 'school', name: '学校' }
  schoolId = (await api.db.insertInto('channel').values(school).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

const ofSchool = { 'x-ecd-channel-id': 'school' }
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
const newPassword = { password: 'Gift-2027', password_confirmation: 'Gift-2027' }
const cookieOf = ({ cookies }: { cookies: { value: string }[] }) => cookies[0]?.value ?? ''

async function aCarriedLogin(values: { is_verify?: boolean } = {}) {
  const { email } = await aUserWithPassword(api.db)
  const there = await aUserWithPassword(api.db, {
    email,
    username: `s-${email}`,
    channel_id: schoolId,
    ...values,
  })
  const here = await api.call('POST', '/v1/auth/login', {
    body: { username: email, password: knownPassword },
  })
  const token: string = here.body.access_token
  const carried = await api.call('POST', '/v1/auth/login-sync-channel', {
    headers: ofSchool,
    body: { token },
  })
  return { email, there, token, carried }
}

const statusThere = async (accessToken: string) =>
  (await api.call('GET', '/v1/me/user', { headers: { ...ofSchool, ...bearer(accessToken) } })).status
const refreshThere = (refresh_token: string) =>
  api.call('POST', '/v1/auth/refresh', { headers: ofSchool, cookies: { refresh_token } })

async function resetLink(email: string): Promise<string> {
  await api.call('POST', '/v1/reminder/request', { body: { email } })
  return /reset\?token=([\w-]+)/.exec((await api.newestMail(email))?.text ?? '')?.[1] ?? ''
}

const endings: [string, (login: { email: string; token: string }) => Promise<{ status: number }>][] = [
  [
    'a sign-out everywhere',
    ({ token }) =>
      api.call('POST', '/v1/auth/logout', { headers: bearer(token), body: { is_everywhere: true } }),
  ],
  [
    'a change of the password',
    ({ token }) =>
      api.call('PUT', '/v1/me/password', {
        headers: bearer(token),
        body: { current_password: knownPassword, ...newPassword },
      }),
  ],
  [
    'a reset of the password',
    async ({ email }) =>
      api.call('POST', '/v1/reminder/reset', { body: { token: await resetLink(email), ...newPassword } }),
  ],
]

test.each(endings)('ends a carried-over login after %s in its original channel', async (_name, end) => {
  const { carried, ...login } = await aCarriedLogin()
  const renewed = await refreshThere(cookieOf(carried))
  expect(await statusThere(renewed.body.access_token)).toBe(200)

  expect((await end(login)).status).toBeLessThan(300)

  expect(await statusThere(renewed.body.access_token)).toBe(401)
  expect((await refreshThere(cookieOf(renewed))).status).toBe(401)
})

test('keeps the other channel’s separate login after a sign-out everywhere', async () => {
  const { there, token } = await aCarriedLogin()
  const own = await api.call('POST', '/v1/auth/login', {
    headers: ofSchool,
    body: { username: there.username, password: knownPassword },
  })

  await endings[0]![1]({ email: there.email, token })

  expect(await statusThere(own.body.access_token)).toBe(200)
})

test('invalidates a carried-over login’s pending code when the original login ends', async () => {
  const { there, email, token } = await aCarriedLogin({ is_verify: true })
  const verify_code = /確認コード： (\d{6})/.exec((await api.newestMail(email))?.text ?? '')?.[1]
  expect(verify_code).toBeDefined()

  await endings[0]![1]({ email, token })

  const body = { user_id: there.id, verify_code }
  expect((await api.call('POST', '/v1/auth/verify', { headers: ofSchool, body })).status).toBe(422)
})
