import { aReadyShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { isCaptchaAsked } from './captcha.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const tokenFor = async (action: string) =>
  ((await api.call('POST', '/sandbox-captcha/tokens', { body: { action } })).body as { token: string }).token

test('a captcha is asked where the setting names the screen, and nowhere without a site key', () => {
  expect(
    isCaptchaAsked({ 'CAPTCHA.SITE_KEY': 'k', 'CAPTCHA.SCREENS': 'contact, cart-confirm' }, 'cart-confirm'),
  ).toBe(true)
  expect(isCaptchaAsked({ 'CAPTCHA.SITE_KEY': 'k', 'CAPTCHA.SCREENS': 'contact' }, 'cart-confirm')).toBe(
    false,
  )
  expect(isCaptchaAsked({ 'CAPTCHA.SITE_KEY': '', 'CAPTCHA.SCREENS': 'cart-confirm' }, 'cart-confirm')).toBe(
    false,
  )
})

test('where the setting asks, no order is placed without a fresh token of this action', async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  const settings = { 'CAPTCHA.SITE_KEY': 'site-key', 'CAPTCHA.SCREENS': 'cart-confirm' }
  await api.db
    .insertInto('setting')
    .values(
      Object.entries(settings).map(([key, value]) => ({ channel_id, key, value: JSON.stringify(value) })),
    )
    .execute()
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
