import { randomUUID } from 'node:crypto'
import { aUserWithPassword, aSession, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
}, 60_000)
afterAll(() => api.close())

const common = 'パスワードは推測されやすいため使えません。別のパスワードを入力してください'
const refused = {
  password: common,
  PASSWORD: common,
  '12345678': common,
  aaaaaaaa: common,
  [`a1-${'b'.repeat(70)}`]: 'パスワードは72文字以内で入力してください',
}
const person = {
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '１－１',
  phone_number: '0312345678',
}

test.each(Object.entries(refused))(
  'rejects the password %s at registration and change',
  async (password, sentence) => {
    const account = await aUserWithPassword(api.db)
    const as = { id: account.id, email: account.email, accessToken: await aSession(api.db, account.id) }

    const registered = await api.call('POST', '/v1/users', {
      body: { ...person, email: `${randomUUID()}@example.jp`, password, password_confirmation: password },
    })
    const changed = await api.call('PUT', '/v1/me/password', {
      as,
      body: { current_password: knownPassword, password, password_confirmation: password },
    })

    for (const { status, body } of [registered, changed])
      expect([status, body.errors.password]).toEqual([422, [sentence]])
  },
)

test.each(['テスト＠example.com', 'テスト@example.com', '山田@example.jp', 'hanakó@example.jp'])(
  'rejects the email address %s with an error on the field',
  async (email) => {
    const { status, body } = await api.call('POST', '/v1/inquiries', {
      body: { mode: 'prepare', kind: 'product', name: '山田', body: '質問です', email },
    })

    expect(status).toBe(422)
    expect(body.errors.email).toEqual(['メールアドレスを正しく入力してください。 例：hanako@example.jp'])
  },
)

test.each(["o'neil+gift@example.jp", 'ｈａｎａｋｏ＠example.jp', 'a..b.@docomo.ne.jp'])(
  'accepts the email address %s',
  async (email) => {
    expect(
      (
        await api.call('POST', '/v1/inquiries', {
          body: { mode: 'prepare', kind: 'product', name: '山田', body: '質問です', email },
        })
      ).status,
    ).toBe(200)
  },
)
