import { aUserAccount } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { registered } from '../../testing/registered'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

const newcomer = {
  last_name: '田中',
  first_name: '花子',
  last_name_kana: 'たなか',
  first_name_kana: 'ﾊﾅｺ',
  email: 'newcomer@example.jp',
  postal_code: '１００－０００１',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '03-1234-5678',
  password: 'Gift-2026',
  password_confirmation: 'Gift-2026',
}
const register = (change: Record<string, unknown> = {}) => registered(api, { ...newcomer, ...change })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('signs a member in and sends a mail after registration', async () => {
  const { status, body } = await register({ email: 'hanako@example.jp' })
  await api.runJobs()
  const me = await api.call('GET', '/v1/me/user', bearer(body.access_token))

  expect(status).toBe(200)
  expect(me.body).toMatchObject({
    name: '田中　花子',
    name_kana: 'タナカ　ハナコ',
    postal_code: '1000001',
    formatted_postal_code: '100-0001',
    phone_number: '0312345678',
    is_receive_newsletter: 0,
  })
  expect(api.mails.at(-1)).toMatchObject({
    to: 'hanako@example.jp',
    subject: expect.stringContaining('会員登録'),
  })
})

test('reports every field that violates §5 with its own message', async () => {
  const { status, body } = await register({
    last_name: '',
    last_name_kana: 'Tanaka',
    phone_number: '123456789012',
    password: 'short',
    password_confirmation: 'other',
  })

  expect(status).toBe(422)
  expect(body.errors).toEqual({
    last_name: ['姓を入力してください'],
    last_name_kana: ['セイは全角カタカナで入力してください'],
    phone_number: ['電話番号はハイフンなしの半角数字11桁以内で入力してください'],
    password: ['パスワードは8文字以上で入力してください'],
    password_confirmation: ['パスワードが一致しません'],
  })
})

test('updates the profile but not the username', async () => {
  const { body } = await register({ email: 'change@example.jp' })
  const { password: _password, password_confirmation: _confirmation, ...profile } = newcomer

  const changed = await api.call('PUT', '/v1/me/user', {
    ...bearer(body.access_token),
    body: { ...profile, email: 'change@example.jp', city: '港区' },
  })

  expect(changed.body).toMatchObject({
    email: 'change@example.jp',
    username: 'change@example.jp',
    city: '港区',
  })
})

test('requires the current password for a change and ends other sessions', async () => {
  const first = (await register({ email: 'password@example.jp' })).body.access_token
  const second = (
    await api.call('POST', '/v1/auth/login', {
      body: { username: 'password@example.jp', password: 'Gift-2026' },
    })
  ).body.access_token
  const change = (current_password: string) =>
    api.call('PUT', '/v1/me/password', {
      ...bearer(first),
      body: { current_password, password: 'Gift-2027', password_confirmation: 'Gift-2027' },
    })

  expect((await change('wrong')).body.message).toBe('現在のパスワードが正しくありません')
  expect((await change('Gift-2026')).status).toBe(204)
  expect((await api.call('GET', '/v1/me/user', bearer(first))).status).toBe(200)
  expect((await api.call('GET', '/v1/me/user', bearer(second))).status).toBe(401)
})

test('signs out a member who leaves and lets them register again', async () => {
  const token = (await register({ email: 'leave@example.jp' })).body.access_token

  expect(
    (await api.call('DELETE', '/v1/me/user', { ...bearer(token), body: { current_password: 'Gift-2026' } }))
      .status,
  ).toBe(204)
  expect((await api.call('GET', '/v1/me/user', bearer(token))).status).toBe(401)
  expect((await register({ email: 'leave@example.jp' })).status).toBe(200)
})

test('requires the security answer to reset the password', async () => {
  await register({ email: 'forgot@example.jp', question_ct: 4, answer: 'カレー' })
  await api.call('POST', '/v1/reminder/request', { body: { email: 'forgot@example.jp' } })
  await api.runJobs()
  const token = /reset\?token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1]
  const reset = (answer: string) =>
    api.call('POST', '/v1/reminder/reset', {
      body: { token, answer, password: 'Gift-2028', password_confirmation: 'Gift-2028' },
    })

  expect((await api.call('POST', '/v1/reminder/check', { body: { token } })).body).toEqual({
    result: true,
    question_ct: 4,
  })
  expect((await reset('うどん')).body.errors).toEqual({ answer: ['秘密の質問の答えが正しくありません'] })
  expect((await reset('カレー')).body.access_token).toBeTruthy()
  expect((await reset('カレー')).status).toBe(422)
})

test('responds the same for unknown addresses and mails only members', async () => {
  const before = api.mails.length

  const { body } = await api.call('POST', '/v1/reminder/request', { body: { email: 'stranger@example.jp' } })
  await api.runJobs()

  expect(body).toEqual({ result: true })
  expect(api.mails.length).toBe(before)
})

test('makes the user a registered member once the email is confirmed', async () => {
  const { id, email } = await aUserAccount(api.db, { is_registered_member: false, email_confirmed_at: null })
  await api.call('POST', '/v1/email-verify/request', { body: { email } })
  const token = /email\?token=([\w-]+)/.exec((await api.newestMail(email))?.text ?? '')?.[1]

  const checked = await api.call('POST', '/v1/email-verify/check', { body: { token } })
  const again = await api.call('POST', '/v1/email-verify/check', { body: { token } })

  expect(checked.body).toEqual({ result: true, email })
  expect(again.status).toBe(422)
  const account = await api.db
    .selectFrom('user_account')
    .select('is_registered_member')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(account).toEqual({ is_registered_member: true })
})

test('finds a school by its key in any spelling', async () => {
  const { id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db.insertInto('school').values({ channel_id: id, key: 'AB12', name: '青葉小学校' }).execute()

  const known = await api.call('POST', '/takimoto/v1/schools/check', { body: { key: 'ＡＢ１２' } })
  const unknown = await api.call('POST', '/takimoto/v1/schools/check', { body: { key: 'ZZ99' } })

  expect(known.body).toEqual({ key: 'AB12', check: true, name: '青葉小学校' })
  expect(unknown.body.check).toBe(false)
})

test('requires the security answer to show the username', async () => {
  await register({ email: 'forgetful@example.jp', question_ct: 4, answer: 'どら焼き' })
  await api.call('POST', '/v1/reminder/request', {
    body: { email: 'forgetful@example.jp', kind: 'username' },
  })
  await api.runJobs()
  const mail = api.mails.at(-1)?.text ?? ''
  const token = /reminder\/username\/reset\?token=([\w-]+)/.exec(mail)?.[1]
  const reveal = (body: object) => api.call('POST', '/v1/reminder/reset', { body: { token, ...body } })

  expect(mail).not.toContain('forgetful@example.jp')
  expect((await api.call('POST', '/v1/reminder/check', { body: { token, kind: 'username' } })).body).toEqual({
    result: true,
    question_ct: 4,
  })
  expect(
    (await reveal({ password: 'New-2026x', password_confirmation: 'New-2026x', answer: 'どら焼き' })).status,
  ).toBe(422)
  expect((await reveal({ kind: 'username', answer: '羊羹' })).body.code).toBe('reminder.answer_wrong')
  expect((await reveal({ kind: 'username', answer: 'どら焼き' })).body).toMatchObject({
    username: 'forgetful@example.jp',
    access_token: null,
  })
  expect((await reveal({ kind: 'username', answer: 'どら焼き' })).status).toBe(422)
})
