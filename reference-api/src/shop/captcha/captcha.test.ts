import { aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { isCaptchaRequired, type CaptchaScreen } from './captcha.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const tokenFor = async (action: string) =>
  ((await api.call('POST', '/sandbox-captcha/tokens', { body: { action } })).body as { token: string }).token

test('requires a captcha only on screens listed in the setting', () => {
  expect(
    isCaptchaRequired(
      { 'CAPTCHA.SITE_KEY': 'k', 'CAPTCHA.SCREENS': 'contact, cart-confirm' },
      'cart-confirm',
    ),
  ).toBe(true)
  expect(isCaptchaRequired({ 'CAPTCHA.SITE_KEY': 'k', 'CAPTCHA.SCREENS': 'contact' }, 'cart-confirm')).toBe(
    false,
  )
  expect(
    isCaptchaRequired({ 'CAPTCHA.SITE_KEY': '', 'CAPTCHA.SCREENS': 'cart-confirm' }, 'cart-confirm'),
  ).toBe(false)
})

async function askFor(...screens: CaptchaScreen[]) {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  const settings = { 'CAPTCHA.SITE_KEY': 'site-key', 'CAPTCHA.SCREENS': screens.join(',') }
  const rows = Object.entries(settings).map(([key, value]) => ({
    channel_id,
    key,
    value: JSON.stringify(value),
  }))
  await api.db.deleteFrom('setting').where('key', 'like', 'CAPTCHA.%').execute()
  await api.db.insertInto('setting').values(rows).execute()
}

test('accepts an order only with a fresh captcha token for orders', async () => {
  await askFor('cart-confirm')
  const shopper = await aReadyShopper(api)
  const refused = { status: 422, code: 'captcha.refused' }

  await expect(shopper.decide('one')).rejects.toMatchObject(refused)
  await expect(shopper.decide('one', { captcha_token: await tokenFor('contact') })).rejects.toMatchObject(
    refused,
  )
  await expect(
    shopper.decide('one', { captcha_token: 'cart-confirm.9999999999999.forged' }),
  ).rejects.toMatchObject(refused)
  const old = await tokenFor('cart-confirm')
  api.advanceClock(3 * 60 * 1000)
  await expect(shopper.decide('one', { captcha_token: old })).rejects.toMatchObject(refused)
  expect(await shopper.decide('one', { captcha_token: await tokenFor('cart-confirm') })).toMatchObject({
    status: 'accepted',
  })
})

const registration = {
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  email: 'nobody@example.jp',
  password: 'Gift-2026',
  password_confirmation: 'Gift-2026',
}
const inquiry = { mode: 'send', name: '山田　花子', email: 'hanako@example.jp', body: '在庫はありますか。' }

test.each([
  ['login', '/v1/auth/login', { username: 'nobody@example.jp', password: 'Gift-2026' }],
  ['register', '/v1/users', registration],
  ['reminder', '/v1/reminder/request', { email: 'nobody@example.jp' }],
  ['contact', '/v1/inquiries', inquiry],
] as const)('requires a captcha token if the setting lists %s (%s)', async (screen, path, body) => {
  const codeOf = async (token?: string) =>
    (await api.call('POST', path, { body: { ...body, captcha_token: token } })).body as { code?: string }
  const refused = { code: 'captcha.refused' }

  await askFor(screen)
  expect(await codeOf()).toMatchObject(refused)
  expect(await codeOf(await tokenFor('cart-confirm'))).toMatchObject(refused)
  expect(await codeOf(await tokenFor(screen))).not.toMatchObject(refused)

  await askFor('cart-confirm')
  expect(await codeOf()).not.toMatchObject(refused)
})

test('requires no captcha token to prepare an inquiry', async () => {
  await askFor('contact')

  const { body } = await api.call('POST', '/v1/inquiries', { body: { ...inquiry, mode: 'prepare' } })

  expect(body).toMatchObject({ is_sent: false })
})
