import { hashPassword } from '../../platform/secret/password'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let password_hash: string

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  password_hash = await hashPassword('Gift-2026')
}, 60_000)
afterAll(() => api.close())

/** Signs a member in on each of these devices. The last device is the current one. */
async function signedInWith(...agents: string[]) {
  const account = await api.signIn({ password_hash })
  await api.db.deleteFrom('user_session').where('user_account_id', '=', account.id).execute()
  const logins: { as: SignedIn; refresh: string }[] = []
  for (const agent of agents) {
    api.advanceClock(60_000)
    const { body, cookies } = await api.call('POST', '/v1/auth/login', {
      body: { username: account.email, password: 'Gift-2026' },
      headers: { 'user-agent': agent },
    })
    logins.push({ as: { ...account, accessToken: body.access_token }, refresh: cookies[0]!.value })
  }
  return logins
}
const list = async (as: SignedIn) => (await api.call('GET', '/v1/me/sessions', { as })).body.data

test('lists active logins with the current login first', async () => {
  const [phone, desk] = await signedInWith('iPhone', 'Windows')

  const seen = await list(phone!.as)

  expect(seen).toMatchObject([
    { user_agent: 'iPhone', is_current: true },
    { user_agent: 'Windows', is_current: false },
  ])
  expect((await list(desk!.as)).map((one: { is_current: boolean }) => one.is_current)).toEqual([true, false])
})

test('updates the device and time of the same login on refresh', async () => {
  const [phone] = await signedInWith('iPhone')
  const [before] = await list(phone!.as)
  api.advanceClock(10 * 60_000)

  const { body } = await api.call('POST', '/v1/auth/refresh', {
    cookies: { refresh_token: phone!.refresh },
    headers: { 'user-agent': 'iPhone 2' },
  })
  const after = await list({ ...phone!.as, accessToken: body.access_token })

  expect(after).toMatchObject([{ key: before.key, started_at: before.started_at, user_agent: 'iPhone 2' }])
  expect(Date.parse(after[0].last_used_at)).toBeGreaterThan(Date.parse(before.last_used_at))
})

test('revokes only the tokens of the login that was ended', async () => {
  const [phone, desk] = await signedInWith('iPhone', 'Windows')
  const strange = (await list(phone!.as)).find(
    ({ user_agent }: { user_agent: string }) => user_agent === 'Windows',
  )

  const { status } = await api.call('DELETE', `/v1/me/sessions/${strange.key}`, { as: phone!.as })

  expect(status).toBe(204)
  expect((await api.call('GET', '/v1/me/user', { as: desk!.as })).status).toBe(401)
  const cookies = { refresh_token: desk!.refresh }
  expect((await api.call('POST', '/v1/auth/refresh', { cookies })).status).toBe(401)
  expect(await list(phone!.as)).toHaveLength(1)
})

test("rejects ending another member's login", async () => {
  const [mine] = await signedInWith('iPhone')
  const [theirs] = await signedInWith('Windows')
  const [{ key }] = await list(theirs!.as)

  expect((await api.call('DELETE', `/v1/me/sessions/${key}`, { as: mine!.as })).status).toBe(404)
  expect((await api.call('DELETE', '/v1/me/sessions/none', { as: mine!.as })).status).toBe(404)
  expect(await list(theirs!.as)).toHaveLength(1)
})

test('keeps the current login when the member logs out other devices', async () => {
  const [phone] = await signedInWith('iPhone', 'Windows', 'Mac')

  await api.call('POST', '/v1/auth/logout', { as: phone!.as, body: { is_elsewhere: true } })

  expect(await list(phone!.as)).toMatchObject([{ user_agent: 'iPhone', is_current: true }])
})
