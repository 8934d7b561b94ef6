import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drain } from '@storefront/telemetry/server'
import { readCardToken } from '../payment/sandbox-card/card-token.rules'
import { isCardNumber, isExpired, sandboxCards } from '../payment/sandbox-card/sandbox-card.rules'
import { merchantKey } from '../platform/secret/secret.rules'
import { isSigned } from '../platform/secret/signature.rules'
import { buildSandbox, type SandboxOptions } from './sandbox-app'
import { lateMs } from './wallet/wallet.rules'

const key = 'agreed-with-the-shop-3f9a1c7e5b2d8046'
const card = { number: '4111 1111 1111 1111', expiration: '12/40', security_code: '123', name: 'TARO YAMADA' }
let nowMs = Date.parse('2026-11-24T12:00:00+09:00')
let told: Record<string, string | number>[] = []
let isShopUp = true
beforeEach(() => {
  told = []
  isShopUp = true
})

async function aSandbox(more: Partial<SandboxOptions> = {}) {
  const sandbox = await buildSandbox({
    origin: 'https://pay.example.jp',
    shopOrigins: ['https://shop.example.jp', 'https://business.example.jp'],
    cardFieldsProgram: '"the frame’s script"',
    now: () => new Date(nowMs),
    keys: [key, 'an-older-key'],
    notify: async (body) => {
      if (isShopUp) told.push(body as Record<string, string | number>)
      return isShopUp
    },
    ...more,
  })
  const call = async (
    method: 'GET' | 'POST' | 'OPTIONS',
    url: string,
    payload?: object | string,
    headers = {},
  ) => {
    const response = await sandbox.app.inject({ method, url, payload, headers })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
    }
  }
  const asShop = (method: 'GET' | 'POST', url: string, payload?: object, by = key) =>
    call(method, `/merchant${url}`, payload, { authorization: `Bearer ${merchantKey(by)}` })
  const typed = (url: string, fields: Record<string, string>) =>
    call('POST', url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const start = async (order_no: string, more: object = {}) => {
    const return_url = `https://shop.example.jp/v1/sbpayment/return/${order_no}`
    const request = { order_no, amount: 3240, method: 'paypay', return_url, ...more }
    const { body } = await asShop('POST', '/transactions', request)
    return { ...body, page: body.redirect_url ? new URL(body.redirect_url).pathname : '' }
  }
  const standing = async (id: string) => (await asShop('GET', `/transactions/${id}`)).body.outcome
  return { ...sandbox, call, asShop, typed, start, standing }
}

test('rejects a known order number with a different amount', async () => {
  const { asShop, start } = await aSandbox()
  const { transaction_id } = await start('T1')
  const request = { order_no: 'T1', amount: 1, method: 'paypay', return_url: 'https://shop.example.jp/back' }

  expect(await asShop('POST', '/transactions', request)).toMatchObject({
    status: 409,
    body: { code: 'transaction.mismatch' },
  })
  expect((await start('T1')).transaction_id).toBe(transaction_id)
})

test('lists only sandbox cards with valid check digits', () => {
  expect(Object.keys(sandboxCards).filter((number) => !isCardNumber(number))).toEqual([])
  expect(isCardNumber('4111111111111112')).toBe(false)
})

test('accepts a card through the last day of its month', () => {
  expect(isExpired('11/26', '2026-11')).toBe(false)
  expect(isExpired('10/26', '2026-11')).toBe(true)
  expect(isExpired('13/40', '2026-11')).toBe(true)
})

test('reveals only the last digits in a card token', async () => {
  const { call } = await aSandbox()

  const { body } = await call('POST', '/sandbox-payment/tokens', {
    ...card,
    number: '４１１１ー１１１１ー１１１１ー１１１１',
  })

  expect(body).toEqual({
    token: expect.any(String),
    token_key: expect.any(String),
    masked_number: '************1111',
    brand: 'Visa',
    expiration: '12/40',
    name: 'TARO YAMADA',
  })
  expect(readCardToken(body.token)).toEqual({ scenario: 'challenge', lastDigits: '1111' })
  expect(readCardToken(`${body.token}x`)).toBeUndefined()
})

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['3530111333300000', 'JCB'],
  ['378282246310005', 'American Express'],
  ['30569309025904', 'Diners Club'],
  ['6011111111111117', ''],
])('returns the brand of card %s as %s', async (number, brand) => {
  const { call } = await aSandbox()

  expect((await call('POST', '/sandbox-payment/tokens', { ...card, number })).body.brand).toBe(brand)
})

test('reports each invalid card field with its own message', async () => {
  const { call, start, typed } = await aSandbox()
  const wrong = { number: '4111111111111112', expiration: '01/20', security_code: '1', name: '' }

  const { status, body } = await call('POST', '/sandbox-payment/tokens', wrong)
  const page = await typed((await start('T1', { method: 'card' })).page, wrong)

  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['number', 'expiration', 'security_code', 'name'])
  expect(page.status).toBe(422)
  expect(page.body.match(/aria-invalid="true"/g)).toHaveLength(4)
  expect(page.body).toContain('カード番号をご確認ください')
  expect(page.body).not.toContain('4111111111111112')
})

test('lets only the named shop frame the card fields', async () => {
  const { call } = await aSandbox()

  const { status, headers, body } = await call(
    'GET',
    '/sandbox-payment/card-fields?shop=https://business.example.jp',
  )

  expect(status).toBe(200)
  expect(body).toContain('data-shop="https://business.example.jp" data-month="2026-11"')
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors https://business.example.jp',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

test.each(['', '?shop=https://evil.example', '?shop=https://shop.example.jp&shop=https://evil.example'])(
  'serves no card fields for %j',
  async (query) => {
    const { call } = await aSandbox()

    const { status, headers, body } = await call('GET', `/sandbox-payment/card-fields${query}`)

    expect(status).toBe(404)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).not.toContain('<input')
  },
)

test('lets no other origin’s page read or send cards', async () => {
  const { call } = await aSandbox()

  const preflight = await call('OPTIONS', '/sandbox-payment/tokens')
  const answer = await call('POST', '/sandbox-payment/tokens', card, { origin: 'https://shop.example.jp' })

  expect(preflight.status).toBe(404)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('returns 404 for unknown payments and pages of other payment methods', async () => {
  const { call, start } = await aSandbox()
  const { page } = await start('T2')

  expect((await call('GET', '/sandbox-payment/3ds/guess')).status).toBe(404)
  expect((await call('GET', page.replace('wallet', 'card'))).status).toBe(404)
})

test('limits card tokens per address', async () => {
  const { call } = await aSandbox()
  const from = (address: string) =>
    call('POST', '/sandbox-payment/tokens', card, { 'x-forwarded-for': address })
  const answers = []
  for (let attempt = 1; attempt <= 61; attempt += 1) answers.push(await from('198.51.100.9'))

  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429])
  expect(answers[60]).toMatchObject({
    body: { message: expect.stringContaining('もう一度お試しください') },
  })
  expect((await from('198.51.100.10')).status).toBe(200)
})

test('authenticates a shop by its current key or an older key', async () => {
  const { asShop, call, start } = await aSandbox()
  const { transaction_id } = await start('T3')

  expect((await asShop('GET', `/transactions/${transaction_id}`, undefined, 'an-older-key')).status).toBe(200)
  expect((await asShop('GET', `/transactions/${transaction_id}`, undefined, 'a-guess')).status).toBe(401)
  expect((await call('POST', `/merchant/transactions/${transaction_id}/cancel`)).status).toBe(401)
})

test('starts one transaction when the same order is sent twice', async () => {
  const { start, typed } = await aSandbox()
  const first = await start('T4')
  await typed(first.page, { action: 'pay', behaviour: 'pays' })

  expect(await start('T4')).toMatchObject({
    transaction_id: first.transaction_id,
    outcome: 'authorised',
    redirect_url: null,
  })
})

test.each([
  ['paypay', 'PayPayで支払う'],
  ['amazon_pay', 'Amazon Payで支払う'],
  ['rakuten_pay', '楽天ペイで支払う'],
  ['d_barai', 'd払いで支払う'],
  ['apple_pay', 'Apple Payで支払う'],
  ['google_pay', 'Google Payで支払う'],
])('shows order and amount on the %s page without scripts', async (method, button) => {
  const { call, start } = await aSandbox()
  const { page } = await start('T-page', { method })

  const { body, headers } = await call('GET', page)

  expect(body).toContain(`<body class="${method}">`)
  expect(body).toContain(button)
  expect(body).toContain('T-page')
  expect(body).toContain('3,240円')
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("form-action 'self' https://shop.example.jp;")
})

test.each([
  ['pays', 'authorised'],
  ['refused', 'refused'],
  ['timed_out', 'timed_out'],
])('notifies the shop when the wallet scenario %s ends as %s', async (behaviour, outcome) => {
  const { start, typed, standing, deliverDue } = await aSandbox()
  const { page, transaction_id } = await start('T5')

  const answer = await typed(page, { action: 'pay', behaviour })
  await deliverDue()

  expect(answer).toMatchObject({
    status: 303,
    headers: { location: 'https://shop.example.jp/v1/sbpayment/return/T5' },
  })
  expect(await standing(transaction_id)).toBe(outcome)
  const result = outcome === 'authorised' ? 'authorised' : 'failed'
  expect(told).toEqual([
    { order_no: 'T5', transaction_id, amount: 3240, result, signature: expect.any(String) },
  ])
  expect(isSigned(told[0] as { signature: string }, [key])).toBe(true)
})

test('settles a slow wallet payment after the shopper’s return', async () => {
  const { start, typed, standing, deliverDue } = await aSandbox()
  const { page, transaction_id } = await start('T6')

  expect((await typed(page, { action: 'pay', behaviour: 'late' })).status).toBe(303)
  await deliverDue()
  expect(await standing(transaction_id)).toBe('challenged')
  expect(told).toEqual([])
  nowMs += lateMs

  await deliverDue()
  expect(await standing(transaction_id)).toBe('authorised')
  expect(told).toMatchObject([{ order_no: 'T6', result: 'authorised' }])
})

test('retries a notification until the shop accepts it', async () => {
  const { start, typed, deliverDue } = await aSandbox()
  const { page } = await start('T7')
  isShopUp = false
  await typed(page, { action: 'pay', behaviour: 'closed' })
  nowMs += 2_000
  await deliverDue()
  isShopUp = true

  await deliverDue()
  expect(told).toEqual([])
  nowMs += 2_000
  await deliverDue()
  await deliverDue()

  expect(told).toMatchObject([{ order_no: 'T7', result: 'authorised' }])
})

test('expires a payment page after ten minutes', async () => {
  const { start, typed, standing } = await aSandbox()
  const { page, transaction_id } = await start('T8')
  nowMs += 10 * 60_000

  expect((await typed(page, { action: 'pay', behaviour: 'pays' })).status).toBe(303)
  expect(await standing(transaction_id)).toBe('timed_out')
})

test('captures once and refunds at most the captured amount', async () => {
  const { start, typed, asShop, book } = await aSandbox()
  const { page, transaction_id } = await start('T9')
  await typed(page, { action: 'pay', behaviour: 'pays' })
  const ask = (verb: string, body: object = {}) =>
    asShop('POST', `/transactions/${transaction_id}/${verb}`, body)

  await ask('refund', { total: 100 })
  expect(book.find(transaction_id)).toMatchObject({ status: 'authorised', refunded: 0 })
  await ask('capture')
  await ask('capture')
  await ask('cancel')
  await ask('refund', { total: 1000 })
  await ask('refund', { total: 1000 })
  expect(book.find(transaction_id)).toMatchObject({ status: 'captured', refunded: 1000 })
  await ask('refund', { total: 9999 })

  expect(book.find(transaction_id)).toMatchObject({ status: 'refunded', refunded: 3240 })
})

test('restores transactions after a restart without storing card numbers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payment-'))
  const file = join(folder, 'deeper', 'payments.jsonl')
  const { start, typed } = await aSandbox({ file })
  const { page, transaction_id } = await start('T10', { method: 'card' })
  await typed(page, { ...card, number: '4242 4242 4242 4242' })

  const again = await aSandbox({ file })

  expect(await again.standing(transaction_id)).toBe('authorised')
  expect((await again.asShop('GET', '/orders/T10')).body).toEqual({ transaction_id })
  expect(readFileSync(file, 'utf8').replace(/\s/g, '')).not.toContain('4242424242424242')
  rmSync(folder, { recursive: true })
})

test('reports not ready but healthy while draining', async () => {
  const { call } = await aSandbox()
  expect((await call('GET', '/ready')).status).toBe(200)

  await drain(0)

  expect([(await call('GET', '/ready')).status, (await call('GET', '/health')).status]).toEqual([503, 200])
})
