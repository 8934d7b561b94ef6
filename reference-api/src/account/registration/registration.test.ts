import { aUserWithPassword, knownPassword } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { mailedCode, registered } from '../../testing/registered'
import { purgeSessions } from '../login/purge-sessions.job'
import { isPendingNumber } from '../../platform/secret/pending-number.rules'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const newcomer = {
  last_name: '田中',
  first_name: '花子',
  last_name_kana: 'タナカ',
  first_name_kana: 'ハナコ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '0312345678',
  password: 'Gift-2026',
  password_confirmation: 'Gift-2026',
}
let addresses = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` })
const register = (email: string, change: object = {}) =>
  api.call('POST', '/v1/users', { headers: from(), body: { ...newcomer, email, ...change } })
const verify = (user_id: number, verify_code: string) =>
  api.call('POST', '/v1/auth/verify', { headers: from(), body: { user_id, verify_code } })
const logsIn = async (username: string, password = newcomer.password) =>
  (await api.call('POST', '/v1/auth/login', { headers: from(), body: { username, password } })).status === 200
const accountsOf = (email: string) =>
  api.db.selectFrom('user_account').selectAll().where('email', '=', email).execute()

/** Returns a response without its number, for comparison. */
const looksOf = ({ status, headers, cookies, body }: Awaited<ReturnType<typeof register>>) => {
  const { user_id, ...rest } = body
  const { date: _date, 'content-length': _length, ...shown } = headers
  return {
    status,
    cookies,
    body: { ...rest, hasId: Number.isInteger(user_id) },
    headers: Object.keys(shown).sort(),
  }
}

test('creates the account once the mailed code is entered', async () => {
  const { body } = await register('new@example.jp')
  expect(body).toMatchObject({ is_verify: true, access_token: null, verify_code: null })
  expect(await accountsOf('new@example.jp')).toEqual([])
  expect(await logsIn('new@example.jp')).toBe(false)

  const verified = await verify(body.user_id, await mailedCode(api, 'new@example.jp'))

  expect(verified.body).toMatchObject({ is_registered_member: true, is_verify: false })
  expect(await accountsOf('new@example.jp')).toMatchObject([
    { id: verified.body.user_id, email_confirmed_at: expect.any(String) },
  ])
  expect((await api.newestMail('new@example.jp'))?.subject).toContain('会員登録ありがとうございます')
  expect(await logsIn('new@example.jp')).toBe(true)
})

test('handles taken and free addresses with equal responses and query counts', async () => {
  const { email } = await aUserWithPassword(api.db)
  await register('first-of-all@example.jp')
  const answers: Awaited<ReturnType<typeof register>>[] = []
  const effortOf = (address: string) =>
    countQueries(api.db, async () => void answers.push(await register(address)))

  const efforts = [await effortOf(email), await effortOf('free@example.jp')]

  expect(efforts[0]).toBe(efforts[1])
  expect(looksOf(answers[0]!)).toEqual(looksOf(answers[1]!))
  expect(answers.map(({ body }) => isPendingNumber(body.user_id))).toEqual([true, true])
  const mail = await api.newestMail(email)
  expect(mail?.subject).toContain('すでにご登録いただいています')
  expect(mail?.text).not.toMatch(/確認コード|token=/)
})

test('rejects an invalid form the same way for any address', async () => {
  const { email } = await aUserWithPassword(api.db)

  const [taken, free] = [
    await register(email, { last_name: '' }),
    await register('free-too@example.jp', { last_name: '' }),
  ]

  expect(taken.status).toBe(422)
  expect(taken.body).toEqual(free.body)
})

test('gives no access to an existing account when its address is registered', async () => {
  const { email } = await aUserWithPassword(api.db)
  const { body } = await register(email, { password: 'Thief-2026', password_confirmation: 'Thief-2026' })
  await api.runJobs()
  const free = await register('compare@example.jp')

  const [taken, wrong] = [await verify(body.user_id, '000000'), await verify(free.body.user_id, '000000')]

  expect([taken.status, taken.body]).toEqual([wrong.status, wrong.body])
  expect([await logsIn(email, 'Thief-2026'), await logsIn(email, knownPassword)]).toEqual([false, true])
})

test("doesn't reserve the address for a pending registration", async () => {
  const stranger = await register('victim@example.jp', {
    password: 'Thief-2026',
    password_confirmation: 'Thief-2026',
  })
  const strangersCode = await mailedCode(api, 'victim@example.jp')
  const owner = await registered(api, { ...newcomer, email: 'victim@example.jp' }, from())

  const late = await verify(stranger.body.user_id, strangersCode)

  expect([owner.status, late.status]).toEqual([200, 422])
  expect([await logsIn('victim@example.jp', 'Thief-2026'), await logsIn('victim@example.jp')]).toEqual([
    false,
    true,
  ])
})

test('invalidates a code after five attempts, half an hour or one use', async () => {
  const guessed = (await register('guessed@example.jp')).body.user_id
  const code = await mailedCode(api, 'guessed@example.jp')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(guessed, wrong)).status).toBe(422)
  expect((await verify(guessed, code)).status).toBe(422)

  const once = (await register('once@example.jp')).body.user_id
  const onceCode = await mailedCode(api, 'once@example.jp')
  expect([(await verify(once, onceCode)).status, (await verify(once, onceCode)).status]).toEqual([200, 422])

  const late = (await register('late@example.jp')).body.user_id
  const lateCode = await mailedCode(api, 'late@example.jp')
  api.advanceClock(31 * 60_000)
  expect((await verify(late, lateCode)).status).toBe(422)
  await purgeSessions.run({}, api.services)
  expect(
    await api.db.selectFrom('pending_registration').select('id').where('id', '=', late).execute(),
  ).toEqual([])
})

test('doesn’t let guessed registration numbers exhaust attempts of other registrations', async () => {
  const strangers = (await register('guesser@example.jp')).body.user_id
  const mine = (await register('spoiled@example.jp')).body.user_id
  const code = await mailedCode(api, 'spoiled@example.jp')

  for (const next of [strangers + 1, strangers + 2])
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(next, '000000')).body.code).toBe('auth.verify_failed')

  expect(Math.abs(mine - strangers)).toBeGreaterThan(1000)
  expect((await verify(mine, code)).status).toBe(200)
})

test('mails at most ten registration codes a day to one mailbox', async () => {
  const answers = []
  for (let count = 0; count < 12; count += 1) {
    if (count === 8) api.advanceClock(20 * 60_000)
    answers.push(await register('flooded@example.jp'))
  }
  await api.runJobs()
  const mailsTo = () => api.mails.filter(({ to }) => to === 'flooded@example.jp').length

  expect(mailsTo()).toBe(10)
  expect(looksOf(answers[11]!)).toEqual(looksOf(answers[0]!))
  api.advanceClock(25 * 60 * 60_000)
  await register('flooded@example.jp')
  await api.runJobs()
  expect(mailsTo()).toBe(11)
})

test('creates one account from two concurrent correct codes', async () => {
  const { body } = await register('race@example.jp')
  const code = await mailedCode(api, 'race@example.jp')

  const answers = await Promise.all([verify(body.user_id, code), verify(body.user_id, code)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await accountsOf('race@example.jp')).toHaveLength(1)
})
