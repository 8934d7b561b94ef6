import { aSession, aUserWithPassword, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

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
}
const hourMs = 60 * 60_000
let address = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${(address += 1)}` })

async function aMember(name: string, values: Parameters<typeof aUserWithPassword>[1] = {}) {
  const account = await aUserWithPassword(api.db, { email: `${name}@example.jp`, username: name, ...values })
  return { id: account.id, email: account.email, accessToken: await aSession(api.db, account.id) }
}
type Member = Awaited<ReturnType<typeof aMember>>

const change = (as: Member, email: string, more: object = { current_password: knownPassword }) =>
  api.call('PUT', '/v1/me/user', { as, headers: from(), body: { ...profile, email, ...more } })
const check = (token: string | undefined, kind?: 'undo') =>
  api.call('POST', '/v1/email-verify/check', { headers: from(), body: { token, ...(kind ? { kind } : {}) } })
const linkTo = async (mailbox: string, pattern: RegExp) =>
  pattern.exec((await api.newestMail(mailbox))?.text ?? '')?.[1]
const undoLinkTo = (mailbox: string) => linkTo(mailbox, /verify\/email\?kind=undo&token=([\w-]+)/)
const confirmLinkTo = (mailbox: string) => linkTo(mailbox, /verify\/email\?token=([\w-]+)/)
const emailOf = async ({ id }: Member) =>
  (await api.db.selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email
const logsIn = async (username: string, password = knownPassword) =>
  (await api.call('POST', '/v1/auth/login', { headers: from(), body: { username, password } })).status === 200

async function movedTo(member: Member, email: string) {
  await change(member, email)
  expect((await check(await confirmLinkTo(email))).status).toBe(200)
}

test('requires the current password to change the email', async () => {
  const member = await aMember('guarded')

  const without = await change(member, 'evil@example.jp', {})
  const wrong = await change(member, 'evil@example.jp', { current_password: 'guess' })
  const same = await change(member, 'guarded@example.jp', {})

  expect(without.body.errors).toEqual({ current_password: ['現在のパスワードを入力してください'] })
  expect(wrong.body.errors).toEqual({ current_password: ['現在のパスワードが正しくありません'] })
  expect(same.status).toBe(200)
})

test('requires the password before mailing a confirmation link to another address', async () => {
  const as = await aMember('asked')
  const ask = (current_password?: string) =>
    api.call('POST', '/v1/email-verify/request', {
      as,
      headers: from(),
      body: { email: 'evil2@example.jp', current_password },
    })

  expect((await ask()).body.errors).toEqual({ current_password: ['現在のパスワードを入力してください'] })
  const guesses = []
  for (let guess = 0; guess < 11; guess += 1) guesses.push((await ask(`guess-${guess}`)).status)
  expect(guesses).toEqual([...Array(10).fill(422), 429])
})

test('cancels the change and ends logins when the undo link is used', async () => {
  const member = await aMember('victim')
  await change(member, 'thief@example.jp')
  const told = await api.newestMail('victim@example.jp')

  expect(told?.subject).toContain('メールアドレス変更のお申し込み')
  expect((await check(await undoLinkTo('victim@example.jp'), 'undo')).body).toEqual({
    result: true,
    email: 'victim@example.jp',
  })

  expect((await check(await confirmLinkTo('thief@example.jp'))).status).toBe(422)
  expect((await api.call('GET', '/v1/me/user', { as: member })).status).toBe(401)
})

test('undoes a completed change within 72 hours', async () => {
  const member = await aMember('robbed')
  await movedTo(member, 'robber@example.jp')
  const undo = await undoLinkTo('robbed@example.jp')
  api.advanceClock(71 * hourMs)

  expect((await check(undo, 'undo')).status).toBe(200)

  expect(await emailOf(member)).toBe('robbed@example.jp')
  expect([await logsIn('robbed@example.jp'), await logsIn('robbed')]).toEqual([false, false])
  const reset = await linkTo('robbed@example.jp', /reminder\/reset\?token=([\w-]+)/)
  const password = { password: 'Gift-2030', password_confirmation: 'Gift-2030' }
  expect(
    (await api.call('POST', '/v1/reminder/reset', { headers: from(), body: { token: reset, ...password } }))
      .status,
  ).toBe(200)
  expect(await logsIn('robbed@example.jp', 'Gift-2030')).toBe(true)
})

test('accepts an undo link only once and only within 72 hours', async () => {
  const once = await aMember('once')
  await change(once, 'once-more@example.jp')
  const used = await undoLinkTo('once@example.jp')
  const late = await aMember('late-undo')
  await change(late, 'late-more@example.jp')
  const expired = await undoLinkTo('late-undo@example.jp')

  expect((await check(used, 'undo')).status).toBe(200)
  expect((await check(used, 'undo')).status).toBe(422)
  api.advanceClock(72 * hourMs + 1000)
  expect((await check(expired, 'undo')).status).toBe(422)
})

test('accepts the first address’s undo link after further changes and a logout', async () => {
  const member = await aMember('first')
  await movedTo(member, 'second@example.jp')
  const undo = await undoLinkTo('first@example.jp')
  await movedTo(member, 'third@example.jp')
  const newPassword = { password: 'Gift-2031', password_confirmation: 'Gift-2031' }
  await api.call('PUT', '/v1/me/password', {
    as: member,
    body: { current_password: knownPassword, ...newPassword },
  })
  await api.call('POST', '/v1/auth/logout', { as: member, body: { is_everywhere: true } })

  expect((await check(undo, 'undo')).status).toBe(200)

  expect(await emailOf(member)).toBe('first@example.jp')
})

test('invalidates later undo links when the member returns to the first address', async () => {
  const member = await aMember('owner')
  await movedTo(member, 'between@example.jp')
  await movedTo(member, 'other@example.jp')
  const between = await undoLinkTo('between@example.jp')
  await movedTo(member, 'owner@example.jp')

  expect((await check(between, 'undo')).status).toBe(422)
  expect(await undoLinkTo('other@example.jp')).toBeUndefined()
})

test('prevents other members from taking an address that can be restored', async () => {
  const member = await aMember('reserved')
  await movedTo(member, 'reserved-new@example.jp')
  const squatter = await aMember('squatter')
  await change(squatter, 'reserved@example.jp')

  expect(await confirmLinkTo('reserved@example.jp')).toBeUndefined()
})

test('sends an unconfirmed mailbox a notice without an undo link', async () => {
  const claimed = await aMember('typo', { email_confirmed_at: null, is_registered_member: false })

  await change(claimed, 'right@example.jp')

  expect(await undoLinkTo('typo@example.jp')).toBeUndefined()
  expect((await api.newestMail('typo@example.jp'))?.subject).toContain('変更のお申し込み')
})

test('rejects a link used for another purpose', async () => {
  const member = await aMember('kinds')
  await change(member, 'kinds-new@example.jp')
  const undo = await undoLinkTo('kinds@example.jp')
  const confirm = await confirmLinkTo('kinds-new@example.jp')

  expect([(await check(undo)).status, (await check(confirm, 'undo')).status]).toEqual([422, 422])
})
