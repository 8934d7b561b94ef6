import { aSession, aUserAccount } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { hashPassword } from '../../platform/secret/password'

let api: FreshApi
let answer_hash: string

beforeAll(async () => {
  api = await freshApi()
  answer_hash = await hashPassword('カレー')
})
afterAll(() => api.close())

const password = { password: 'Gift-2028', password_confirmation: 'Gift-2028' }
const reset = (token: string, more: object = {}) =>
  api.call('POST', '/v1/reminder/reset', { body: { token, ...password, ...more } })

async function aLinkFor(account: { email: string }): Promise<string> {
  await api.call('POST', '/v1/reminder/request', {
    headers: { 'x-forwarded-for': `192.0.2.${api.mails.length}` },
    body: { email: account.email },
  })
  return /reset\?token=([\w-]+)/.exec((await api.newestMail(account.email))?.text ?? '')?.[1] ?? ''
}

test('invalidates the link after five wrong answers', async () => {
  const token = await aLinkFor(await aUserAccount(api.db, { question_ct: 4, answer_hash }))

  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await reset(token, { answer: 'うどん' })).body.code).toBe('reminder.answer_wrong')

  expect((await reset(token, { answer: 'カレー' })).body.code).toBe('reminder.expired')
})

test('ends all earlier logins on every device after a password reset', async () => {
  const account = await aUserAccount(api.db)
  const before = await aSession(api.db, account.id)

  const { body } = await reset(await aLinkFor(account))
  const me = async (token: string) =>
    (await api.call('GET', '/v1/me/user', { headers: { authorization: `Bearer ${token}` } })).status

  expect([await me(before), await me(body.access_token)]).toEqual([401, 200])
})

test("doesn't sign in after a reset if a second factor is required", async () => {
  const account = await aUserAccount(api.db, { is_verify: true })

  const { status, body, cookies } = await reset(await aLinkFor(account))

  expect(status).toBe(200)
  expect(body.access_token).toBeNull()
  expect(cookies).toEqual([])
})

test('expires a link after an hour or when another is requested', async () => {
  const account = await aUserAccount(api.db)
  const first = await aLinkFor(account)
  const second = await aLinkFor(account)

  expect((await reset(first)).body.code).toBe('reminder.expired')
  api.advanceClock(61 * 60_000)
  expect((await reset(second)).body.code).toBe('reminder.expired')
})

test('reports the link as expired if the member has left', async () => {
  const account = await aUserAccount(api.db)
  const token = await aLinkFor(account)

  await api.db.updateTable('user_account').set({ left_at: new Date() }).where('id', '=', account.id).execute()

  expect((await reset(token)).body.code).toBe('reminder.expired')
})

test('limits guesses of the current password when changing it', async () => {
  const account = await aUserAccount(api.db)
  const as = { id: account.id, email: account.email, accessToken: await aSession(api.db, account.id) }
  const answers = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push(
      (
        await api.call('PUT', '/v1/me/password', {
          as,
          body: { current_password: `guess-${attempt}`, ...password },
        })
      ).status,
    )

  expect(answers).toEqual([...Array(10).fill(422), 429])
})

test.each([
  [
    'reminders',
    (email: string, from: object) => api.call('POST', '/v1/reminder/request', { ...from, body: { email } }),
  ],
  [
    'confirmations',
    (email: string, from: object) =>
      api.call('POST', '/v1/email-verify/request', { ...from, body: { email } }),
  ],
])('mails at most ten %s a day to one mailbox', async (_kind, ask) => {
  const { email } = await aUserAccount(api.db)
  const answers = []
  for (let count = 0; count < 12; count += 1) {
    if (count % 4 === 0) api.advanceClock(11 * 60_000)
    answers.push(await ask(email, { headers: { 'x-forwarded-for': `198.51.100.${count}` } }))
  }
  await api.runJobs()

  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, { result: true }]),
  )
  expect(api.mails.filter(({ to }) => to === email)).toHaveLength(10)
})
