import { aSession, aUserWithPassword, knownPassword } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { mailedCode } from '../../testing/registered'
import { purgeSessions } from '../login/purge-sessions.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

let addresses = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${(addresses += 1)}` })
const ask = (username: string, headers = from()) =>
  api.call('POST', '/v1/auth/login/code', { headers, body: { username } })
const type = (user_id: number, verify_code: string) =>
  api.call('POST', '/v1/auth/verify', { headers: from(), body: { user_id, verify_code } })
const aMember = () => aUserWithPassword(api.db)
async function asked(username: string, mailbox = username) {
  const { body } = await ask(username)
  return { id: body.user_id as number, code: await mailedCode(api, mailbox) }
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('signs a member in with a mailed code and no password', async () => {
  const { id: memberId, email } = await aMember()
  const { id, code } = await asked(email)

  expect(await type(id, code)).toMatchObject({
    status: 200,
    body: { user_id: memberId, is_verify: false, access_token: expect.any(String) },
  })
  expect((await api.newestMail(email))?.subject).toContain('ログイン確認コード')
})

test('accepts a code once, even in concurrent attempts', async () => {
  const { id, code } = await asked((await aMember()).email)

  const answers = await Promise.all([type(id, code), type(id, code)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await type(id, code)).body.code).toBe('auth.verify_failed')
})

test('invalidates the previous code when a new one is requested', async () => {
  const { email } = await aMember()
  const [first, second] = [await asked(email), await asked(email)]

  expect((await type(first.id, first.code)).status).toBe(422)
  expect((await type(second.id, second.code)).status).toBe(200)
})

test('limits a network to ten guesses an hour across accounts', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const guess = ({ id, code }: { id: number; code: string }) =>
    api.call('POST', '/v1/auth/verify', { headers, body: { user_id: id, verify_code: code } })
  expect((await guess(await asked((await aMember()).email))).status).toBe(200)
  for (let count = 0; count < 10; count += 1) {
    const { id, code } = await asked((await aMember()).email)
    expect((await guess({ id, code: other(code) })).status).toBe(422)
  }

  expect((await guess(await asked((await aMember()).email))).status).toBe(429)
})

test.each([
  [
    'signing out everywhere',
    async (as: SignedIn) => api.call('POST', '/v1/auth/logout', { as, body: { is_everywhere: true } }),
  ],
  [
    'changing the password',
    async (as: SignedIn) => {
      const body = {
        current_password: knownPassword,
        password: 'Gift-2027',
        password_confirmation: 'Gift-2027',
      }
      return api.call('PUT', '/v1/me/password', { as, body })
    },
  ],
])('rejects a code mailed before %s', async (_what, act) => {
  const { id: memberId, email } = await aMember()
  const as = { id: memberId, email, accessToken: await aSession(api.db, memberId) }
  const { id, code } = await asked(email)
  expect((await act(as)).status).toBeLessThan(300)

  expect((await type(id, code)).status).toBe(422)
})

test('invalidates a code after five wrong attempts or ten minutes', async () => {
  const { email } = await aMember()
  const guessed = await asked(email)
  for (let attempt = 0; attempt < 5; attempt += 1) await type(guessed.id, other(guessed.code))
  expect((await type(guessed.id, guessed.code)).status).toBe(422)

  const late = await asked(email)
  api.advanceClock(11 * 60_000)
  expect((await type(late.id, late.code)).status).toBe(422)
  await purgeSessions.run({}, api.services)
  expect(await api.db.selectFrom('login_code').select('id').execute()).toEqual([])
})

test('responds the same to an unknown name but sends no mail', async () => {
  const { email } = await aMember()
  await ask('first-of-all@example.jp')
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const effort = (name: string) => countQueries(api.db, async () => void answers.push(await ask(name)))

  expect(await effort(email)).toBe(await effort('nobody@example.jp'))
  const [known, unknown] = answers.map(({ status, body: { user_id: _id, ...body } }) => ({ status, body }))
  expect(known).toEqual(unknown)
  await api.runJobs()
  expect(api.mails.filter(({ to }) => to === 'nobody@example.jp')).toEqual([])
})

test('checks a wrong code at equal cost for known and unknown names', async () => {
  const known = await asked((await aMember()).email)
  const unknown = (await ask('nobody-at-all@example.jp')).body.user_id as number
  const refusals: unknown[] = []
  const effort = (id: number, code: string) =>
    countQueries(api.db, async () => {
      const { status, body } = await type(id, code)
      refusals.push({ status, body })
    })
  await type(unknown, '000000')

  expect(await effort(unknown, '000000')).toBe(await effort(known.id, other(known.code)))
  expect(refusals[0]).toEqual(refusals[1])
})

test('limits code requests per name and per mailbox', async () => {
  const { email } = await aMember()
  for (let count = 0; count < 5; count += 1) await ask(email)
  expect((await ask(email)).status).toBe(429)
  for (let round = 0; round < 2; round += 1) {
    api.advanceClock(11 * 60_000)
    for (let count = 0; count < 5; count += 1) await ask(email)
  }
  await api.runJobs()

  expect(api.mails.filter(({ to }) => to === email)).toHaveLength(10)
  const unsent = await api.db
    .selectFrom('login_code')
    .select('id')
    .where('user_account_id', 'is', null)
    .executeTakeFirstOrThrow()
  expect((await type(unsent.id, '000000')).status).toBe(422)
})

test('invalidates earlier codes on a password reset', async () => {
  const { email } = await aMember()
  const { id, code } = await asked(email)
  await api.call('POST', '/v1/reminder/request', { headers: from(), body: { email } })
  const token = /token=([\w-]+)/.exec((await api.newestMail(email))?.text ?? '')?.[1]
  const password = 'Gift-2027'
  const body = { token, password, password_confirmation: password }
  expect((await api.call('POST', '/v1/reminder/reset', { headers: from(), body })).status).toBe(200)

  expect((await type(id, code)).status).toBe(422)
})

test('still accepts the password while a code is pending', async () => {
  const { email } = await aMember()
  await asked(email)
  const body = { username: email, password: knownPassword }

  expect((await api.call('POST', '/v1/auth/login', { headers: from(), body })).status).toBe(200)
})
