import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { softwareAuthenticator } from '../../testing/endpoints/software-authenticator'
import { hashPassword } from '../../platform/secret/password'

let api: FreshApi
let as: SignedIn
let password_hash: string
const origin = 'https://shop.example.jp'
const rpId = 'shop.example.jp'
const minuteMs = 60_000

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  password_hash = await hashPassword('Gift-2026')
}, 60_000)
beforeEach(async () => {
  as = await api.signIn({ password_hash })
})
afterAll(() => api.close())

const begin = (current_password = 'Gift-2026', member = as) =>
  api.call('POST', '/v1/me/passkeys/options', { as: member, body: { current_password } })
const add = (credential: object, member = as) =>
  api.call('POST', '/v1/me/passkeys', { as: member, body: { name: ' 花子のiPhone ', credential } })
const challenge = async () => (await api.call('POST', '/v1/auth/passkey/options')).body.challenge as string
const logIn = (credential: object) => api.call('POST', '/v1/auth/passkey', { body: { credential } })

async function aDevice() {
  const device = softwareAuthenticator()
  const options = (await begin()).body
  const added = await add(device.create({ challenge: options.challenge, origin, rpId }))
  expect(added.status).toBe(200)
  return { device, id: added.body.id as number }
}

test('signs a member in with a newly added passkey', async () => {
  const options = (await begin()).body
  expect(options).toMatchObject({
    rp: { id: rpId },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const device = softwareAuthenticator()

  const { body: added } = await add(device.create({ challenge: options.challenge, origin, rpId }))
  const userHandle = options.user.id as string
  const login = await logIn(device.use({ challenge: await challenge(), origin, rpId }, { userHandle }))

  expect(added).toMatchObject({ name: '花子のiPhone', is_synced: false, last_used_at: null })
  expect(login.status).toBe(200)
  expect(login.body).toMatchObject({ user_id: as.id, is_verify: false, is_registered_member: true })
  expect(login.cookies.map(({ name }) => name)).toContain('refresh_token')
  const mine = { ...as, accessToken: login.body.access_token as string }
  const { body, headers } = await api.call('GET', '/v1/me/passkeys', { as: mine })
  expect(headers['x-limit']).toBe('10')
  expect(body.data).toEqual([{ ...added, last_used_at: expect.any(String) }])
  expect((await api.newestMail(as.email))?.subject).toContain('パスキーを登録しました')
  const { data } = (await api.call('GET', '/v1/me/login-histories', { as })).body
  expect(data[0]).toMatchObject({ is_success: true })
})

test("doesn't add a passkey without the password", async () => {
  expect((await begin('wrong')).body.code).toBe('auth.password_wrong')
})

test.each([
  ['another site', { origin: 'https://shop.example.com' }],
  ['another of our shops', { origin: 'https://school.example.jp', rpId: 'school.example.jp' }],
  ['a key for another host', { rpId: 'example.com' }],
  ['an unknown challenge', { challenge: 'bm9ib2R5' }],
])('rejects registration and login from %s', async (_, own) => {
  const stranger = softwareAuthenticator()
  const created = await add(
    stranger.create({ challenge: (await begin()).body.challenge, origin, rpId, ...own }),
  )
  const { device } = await aDevice()
  const login = await logIn(device.use({ challenge: await challenge(), origin, rpId, ...own }))

  expect(created.status).toBe(422)
  expect(created.body.code).toBe('user_passkey.refused')
  expect(login.status).toBe(422)
  expect(login.body.code).toBe('auth.passkey_refused')
})

test("doesn't add a passkey from a device without user verification", async () => {
  const careless = softwareAuthenticator({ isVerifying: false })

  const refused = await add(careless.create({ challenge: (await begin()).body.challenge, origin, rpId }))

  expect(refused.body.code).toBe('user_passkey.refused')
})

test('rejects a challenge that was already used', async () => {
  const { device } = await aDevice()
  const ask = { challenge: await challenge(), origin, rpId }

  expect((await logIn(device.use(ask))).status).toBe(200)
  expect((await logIn(device.use(ask))).body.code).toBe('auth.passkey_refused')
})

test('invalidates a challenge after an invalid response', async () => {
  const { device } = await aDevice()
  const ask = { challenge: await challenge(), origin, rpId }

  await logIn(device.use({ ...ask, origin: 'https://evil.example' }))

  expect((await logIn(device.use(ask))).status).toBe(422)
})

test('expires a challenge after five minutes', async () => {
  const { device } = await aDevice()
  const ask = { challenge: await challenge(), origin, rpId }

  api.advanceClock(5 * minuteMs + 1)

  expect((await logIn(device.use(ask))).status).toBe(422)
  expect((await logIn(device.use({ ...ask, challenge: await challenge() }))).status).toBe(200)
})

test('rejects a registration challenge from another member or for a login', async () => {
  const other = await api.signIn({ password_hash })
  const { device } = await aDevice()
  const mine = () => begin().then(({ body }) => body.challenge as string)

  const stolen = softwareAuthenticator().create({ challenge: await mine(), origin, rpId })
  expect((await add(stolen, other)).body.code).toBe('user_passkey.refused')
  expect((await logIn(device.use({ challenge: await mine(), origin, rpId }))).status).toBe(422)
})

test('rejects a login if the signature counter doesn’t increase', async () => {
  const { device } = await aDevice()
  const ask = async () => ({ challenge: await challenge(), origin, rpId })
  expect((await logIn(device.use(await ask(), { signCount: 7 }))).status).toBe(200)

  expect((await logIn(device.use(await ask(), { signCount: 7 }))).status).toBe(422)
  expect((await logIn(device.use(await ask(), { signCount: 6 }))).status).toBe(422)
  expect((await logIn(device.use(await ask(), { signCount: 8 }))).status).toBe(200)
})

test('accepts one of two concurrent logins with the same counter', async () => {
  const { device } = await aDevice()
  const asks = await Promise.all([challenge(), challenge()])

  const answers = await Promise.all(
    asks.map((one) => logIn(device.use({ challenge: one, origin, rpId }, { signCount: 3 }))),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('lets only the owner rename or remove a passkey', async () => {
  const { device, id } = await aDevice()
  const other = await api.signIn()
  const at = `/v1/me/passkeys/${id}`

  expect((await api.call('PATCH', at, { as: other, body: { name: 'x' } })).status).toBe(404)
  expect((await api.call('DELETE', at, { as: other })).status).toBe(404)
  expect((await api.call('PATCH', at, { as, body: { name: '仕事用' } })).body.name).toBe('仕事用')
  expect((await api.call('PATCH', at, { as, body: { name: ' ' } })).status).toBe(422)
  expect((await api.call('DELETE', at, { as })).status).toBe(204)
  expect((await logIn(device.use({ challenge: await challenge(), origin, rpId }))).status).toBe(422)
})

test('returns the same error for former members and unknown passkeys', async () => {
  const { device } = await aDevice()
  await api.db.updateTable('user_account').set({ left_at: new Date() }).where('id', '=', as.id).execute()
  const ask = { challenge: await challenge(), origin, rpId }

  const left = await logIn(device.use(ask))
  const unknown = await logIn(softwareAuthenticator().use(ask))

  expect([left.status, left.body]).toEqual([unknown.status, unknown.body])
})

test('keeps at most ten passkeys under concurrent additions', async () => {
  const challenges: string[] = []
  for (let index = 0; index < 12; index += 1) challenges.push((await begin()).body.challenge)

  const answers = await Promise.all(
    challenges.map((one) => add(softwareAuthenticator().create({ challenge: one, origin, rpId }))),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('user_passkey.limit')
  expect((await begin()).body.code).toBe('user_passkey.limit')
})

test('removes every passkey on a password reset by mail', async () => {
  const { device } = await aDevice()
  await api.call('POST', '/v1/reminder/request', { body: { email: as.email } })
  const token = /token=([\w-]+)/.exec((await api.newestMail(as.email))?.text ?? '')?.[1]
  const password = 'Gift-2027'
  await api.call('POST', '/v1/reminder/reset', {
    body: { token, password, password_confirmation: password },
  })

  expect((await logIn(device.use({ challenge: await challenge(), origin, rpId }))).status).toBe(422)
})

test('limits passkey login attempts', async () => {
  const strict = await freshApi()
  try {
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1)
      statuses.push((await strict.call('POST', '/v1/auth/passkey/options')).status)
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429])
  } finally {
    await strict.close()
  }
}, 60_000)
