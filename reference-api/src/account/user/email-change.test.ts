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
const logsIn = async (username: string) =>
  (await api.call('POST', '/v1/auth/login', { body: { username, password: knownPassword } })).status === 200

async function aMember(name: string) {
  const account = await aUserWithPassword(api.db, { email: `${name}@example.jp`, username: name })
  const as = { id: account.id, email: account.email, accessToken: await aSession(api.db, account.id) }
  return {
    ...as,
    change: (email: string, headers = {}) =>
      api.call('PUT', '/v1/me/user', {
        as,
        headers,
        body: { ...profile, email, current_password: knownPassword },
      }),
    me: async () => (await api.call('GET', '/v1/me/user', { as })).body,
  }
}

const mailTo = (address: string) => api.newestMail(address)
const tokenIn = (mail: { text: string } | undefined) =>
  /verify\/email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
const confirm = (token: string | undefined) => api.call('POST', '/v1/email-verify/check', { body: { token } })

test('applies a new email address only after confirmation', async () => {
  const member = await aMember('before')

  const changed = await member.change('after@example.jp')

  expect(changed.body).toMatchObject({
    email: 'before@example.jp',
    unconfirmed_email: 'after@example.jp',
    city: '千代田区',
    username: 'before',
  })
  expect([await logsIn('before@example.jp'), await logsIn('after@example.jp')]).toEqual([true, false])

  expect((await confirm(tokenIn(await mailTo('after@example.jp')))).body).toEqual({
    result: true,
    email: 'after@example.jp',
  })

  expect(await member.me()).toMatchObject({ email: 'after@example.jp', unconfirmed_email: null })
  expect([await logsIn('before@example.jp'), await logsIn('after@example.jp')]).toEqual([false, true])
})

test('notifies the old mailbox and invalidates reset links sent to it', async () => {
  const member = await aMember('old')
  await api.call('POST', '/v1/reminder/request', { body: { email: 'old@example.jp' } })
  const reset = /reset\?token=([\w-]+)/.exec((await mailTo('old@example.jp'))?.text ?? '')?.[1]
  await member.change('new@example.jp')

  await confirm(tokenIn(await mailTo('new@example.jp')))

  expect((await mailTo('old@example.jp'))?.subject).toContain('メールアドレス変更のお知らせ')
  expect((await api.call('POST', '/v1/reminder/check', { body: { token: reset } })).body.code).toBe(
    'reminder.expired',
  )
})

test('changes the capitalisation of an address without a confirmation mail', async () => {
  const member = await aMember('same')
  const before = api.mails.length

  const { body } = await member.change('Same@example.jp')
  await api.runJobs()

  expect(body).toMatchObject({ email: 'Same@example.jp', unconfirmed_email: null })
  expect(api.mails.length).toBe(before)
})

test('rejects confirmation of an address taken in the meantime', async () => {
  const member = await aMember('late')
  await member.change('wanted@example.jp')
  const token = tokenIn(await mailTo('wanted@example.jp'))
  await aMember('wanted')

  expect((await confirm(token)).body.errors).toEqual({
    email: ['このメールアドレスはすでに登録されています'],
  })
  expect((await member.me()).email).toBe('late@example.jp')
})

test('responds the same for taken and free addresses', async () => {
  const member = await aMember('curious')
  const owner = await aMember('owned')

  const taken = await member.change(owner.email)
  const free = await member.change('nobody-has@example.jp')

  const alike = ({ status, body }: typeof taken) => ({ status, body: { ...body, unconfirmed_email: '' } })
  expect(alike(taken)).toEqual(alike(free))
  expect(taken.body).toMatchObject({ email: 'curious@example.jp', unconfirmed_email: 'owned@example.jp' })
  const mail = await mailTo(owner.email)
  expect(mail?.subject).toEqual(expect.stringContaining('すでにご登録いただいています'))
  expect(tokenIn(mail)).toBeUndefined()
})

test('hides whether an address is taken when a link is requested', async () => {
  const member = await aMember('asking')
  const owner = await aMember('asked-for')
  const ask = (email: string) =>
    api.call('POST', '/v1/email-verify/request', {
      as: member,
      body: { email, current_password: knownPassword },
    })

  const answers = [await ask(owner.email), await ask('free-to-ask@example.jp')]

  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(2).fill({ status: 200, body: { result: true } }),
  )
  expect(tokenIn(await mailTo(owner.email))).toBeUndefined()
})

test("sends an address's owner at most three notices a day", async () => {
  const owner = await aMember('bothered')
  for (let times = 0; times < 5; times += 1) {
    const member = await aMember(`bothering-${times}`)
    await member.change(owner.email, { 'x-forwarded-for': `203.0.113.${times}` })
  }
  await api.runJobs()

  expect(
    api.mails.filter(({ to, subject }) => to === owner.email && subject.includes('すでにご登録')),
  ).toHaveLength(3)
})

test('limits email changes per account across network addresses', async () => {
  const member = await aMember('eager')
  const answers = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    answers.push(
      (await member.change(`eager-${attempt}@example.jp`, { 'x-forwarded-for': `192.0.2.${attempt}` }))
        .status,
    )
  }
  const unchanged = await member.change('eager@example.jp', { 'x-forwarded-for': '192.0.2.90' })

  expect(answers.at(-1)).toBe(429)
  expect(unchanged.status).toBe(200)
})
