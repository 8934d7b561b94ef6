import * as registry from '../registry'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { purgeTokens } from './purge-tokens.job'
import { isCardNumber, isExpired, sandboxCards } from '../sandbox-card/sandbox-card.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const card = { number: '4111 1111 1111 1111', expiration: '12/40', security_code: '123', name: 'TARO YAMADA' }
const tokenise = (values: Partial<typeof card> = {}) =>
  api.call('POST', '/sandbox-payment/tokens', { body: { ...card, ...values } })

test('every sandbox card has a valid check digit', () => {
  expect(Object.keys(sandboxCards).filter((number) => !isCardNumber(number))).toEqual([])
  expect(isCardNumber('4111111111111112')).toBe(false)
})

test('a card is valid through the last day of its month', () => {
  expect(isExpired('11/26', '2026-11')).toBe(false)
  expect(isExpired('10/26', '2026-11')).toBe(true)
  expect(isExpired('13/40', '2026-11')).toBe(true)
})

test('a card becomes a token, and its number is kept nowhere', async () => {
  const { body } = await tokenise({ number: '４１１１ー１１１１ー１１１１ー１１１１' })

  expect(body).toEqual({
    token: expect.any(String),
    token_key: expect.any(String),
    masked_number: '************1111',
    brand: 'Visa',
    expiration: '12/40',
  })
  const rows = await api.db.selectFrom('sandbox_payment_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('4111111111111111')
})

test('each wrong field of a card has its message', async () => {
  const { status, body } = await tokenise({
    number: '4111111111111112',
    expiration: '01/20',
    security_code: '1',
  })

  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['number', 'expiration', 'security_code'])
})

test("the service's script posts to its own origin, and any shop may call it", async () => {
  const script = await api.call('GET', '/sandbox-payment/token.js')

  expect(script.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(script.body).toContain('window.SandboxPayment')
  expect((await api.call('OPTIONS', '/sandbox-payment/tokens')).headers['access-control-allow-headers']).toBe(
    'content-type',
  )
})

test('a challenge that no one asked for does not exist', async () => {
  expect((await api.call('GET', '/sandbox-payment/3ds/guess')).status).toBe(404)
})

test('tokens are limited per address, and a shop is told so in words', async () => {
  const from = (address: string) =>
    api.call('POST', '/sandbox-payment/tokens', { body: card, headers: { 'x-forwarded-for': address } })
  const answers = []
  for (let attempt = 1; attempt <= 61; attempt += 1) answers.push(await from('198.51.100.9'))

  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429])
  expect(answers[60]).toMatchObject({
    body: { message: expect.stringContaining('もう一度お試しください') },
    headers: { 'access-control-allow-origin': '*' },
  })
  expect((await from('198.51.100.10')).status).toBe(200)
})

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['3530111333300000', 'JCB'],
  ['378282246310005', 'American Express'],
  ['30569309025904', 'Diners Club'],
  ['6011111111111117', ''],
])('a token tells the brand of its card: %s is %s', async (number, brand) => {
  expect((await tokenise({ number })).body.brand).toBe(brand)
})

test('a token that nobody saved goes after a day', async () => {
  const as = await api.signIn()
  const [lost, saved] = [(await tokenise()).body, (await tokenise()).body]
  await api.call('POST', '/v1/me/user-cards', { as, body: { ...saved, name: 'TARO YAMADA', is_main: true } })

  api.advanceClock(23 * 60 * 60 * 1000)
  const fresh = (await tokenise()).body
  await purgeTokens.run({}, api.services)
  expect(await keptTokens()).toEqual(expect.arrayContaining([lost.token, saved.token, fresh.token]))
  api.advanceClock(61 * 60 * 1000)
  await purgeTokens.run({}, api.services)
  const left = await keptTokens()

  expect(left.sort()).toEqual([saved.token, fresh.token].sort())
  expect(registry.jobs).toContain(purgeTokens)
})

const keptTokens = async () =>
  (await api.db.selectFrom('sandbox_payment_token').select('token').execute()).map(({ token }) => token)
