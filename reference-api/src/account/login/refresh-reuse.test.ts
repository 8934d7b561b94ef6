import { aUserWithPassword, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const refresh = (refresh_token: string) =>
  api.call('POST', '/v1/auth/refresh', { cookies: { refresh_token } })
const cookieOf = ({ cookies }: { cookies: { value: string }[] }) => cookies[0]?.value ?? ''

async function aLogin(): Promise<string> {
  const { email } = await aUserWithPassword(api.db)
  return cookieOf(
    await api.call('POST', '/v1/auth/login', { body: { username: email, password: knownPassword } }),
  )
}

test('issues a single new token for twenty concurrent refreshes', async () => {
  const first = await aLogin()

  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(cookieOf)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1)
  const me = await api.call('GET', '/v1/me/user', {
    headers: { authorization: `Bearer ${answers[0]?.body.access_token}` },
  })
  expect(me.status).toBe(200)
})

test('issues no second token for reuse within the grace period', async () => {
  const first = await aLogin()
  const owners = await refresh(first)
  const thiefs = await refresh(first)
  expect(cookieOf(thiefs)).toBe(cookieOf(owners))

  api.advanceClock(11_000)
  const next = await refresh(cookieOf(owners))
  api.advanceClock(11_000)

  expect((await refresh(cookieOf(thiefs))).status).toBe(401)
  expect((await refresh(cookieOf(next))).status).toBe(401)
})

test('never stores a refresh token in plain text', async () => {
  const first = await aLogin()
  const second = cookieOf(await refresh(first))

  const stored = JSON.stringify(await api.db.selectFrom('user_session').selectAll().execute())

  expect([first, second].filter((token) => stored.includes(token))).toEqual([])
})

test('rejects the previous token after logout despite the grace period', async () => {
  const first = await aLogin()
  const { body } = await refresh(first)
  await api.call('POST', '/v1/auth/logout', {
    headers: { authorization: `Bearer ${body.access_token}` },
    body: {},
  })

  expect((await refresh(first)).status).toBe(401)
})

test('returns 429 for a refresh loop without ending the login', async () => {
  let cookie = await aLogin()
  const answers = []
  for (let count = 0; count < 121; count += 1) {
    const answer = await refresh(cookie)
    answers.push(answer)
    cookie = cookieOf(answer) || cookie
  }

  expect(answers.slice(0, 120).filter(({ status }) => status !== 200)).toEqual([])
  expect(answers[120]).toMatchObject({
    status: 429,
    cookies: [],
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
  api.advanceClock(5 * 60_000)
  expect((await refresh(cookie)).status).toBe(200)
})
