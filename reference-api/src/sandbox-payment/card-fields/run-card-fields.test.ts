/** @jest-environment <rootDir>/../shared-kernel/tooling/quality/jest/browser-environment.cjs */
import type { CardFieldsCommand, CardFieldsNotice } from '@storefront/contracts'
import { buildSandbox } from '../sandbox-app'
import { runCardFields } from './run-card-fields'

const shop = 'https://shop.example.jp'
const look = {
  colours: {
    ink: 'rgb(1, 2, 3)',
    inkSoft: '#444',
    surface: '#fff',
    line: '#888',
    danger: 'url(https://evil.example)',
    focus: '#00f',
  },
  fontFamily: 'serif',
  fontSize: '20px',
  radius: '4px',
  isDark: true,
}
const labels = {
  ccNumber: { label: '<b>法人</b>カードの番号', help: '16桁' },
  ccExpiration: { label: '期限' },
  securityCode: { label: '裏面の3桁' },
  ccName: { label: '名義' },
}
const show: CardFieldsCommand = { kind: 'show', labels, look }
const before = { fetch: globalThis.fetch }
let stop = () => {}

class NoResizeObserver {
  observe() {}
}

afterEach(() => {
  stop()
  Object.assign(globalThis, before)
})

/** Opens the service's own page as a frame of the shop, with the service behind it. */
async function aFrame() {
  const { app } = await buildSandbox({
    origin: 'https://pay.example.jp',
    shopOrigins: [shop],
    cardFieldsProgram: '',
    now: () => new Date('2026-11-24T12:00:00+09:00'),
    keys: ['agreed-with-the-shop-3f9a1c7e5b2d8046'],
    notify: async () => true,
  })
  const { body } = await app.inject(`/sandbox-payment/card-fields?shop=${shop}`)
  const page = new DOMParser().parseFromString(body, 'text/html').body
  document.body.replaceWith(document.adoptNode(page))

  const sent: string[] = []
  const told: CardFieldsNotice[] = []
  const shopPage = document.body.appendChild(document.createElement('iframe')).contentWindow!
  Object.assign(shopPage, {
    postMessage: (notice: CardFieldsNotice, target: string) => void (target === shop && told.push(notice)),
  })
  Object.defineProperty(window, 'parent', { value: shopPage, configurable: true })
  Object.assign(globalThis, {
    ResizeObserver: NoResizeObserver,
    fetch: async (url: string, { body: payload, headers }: { body: string; headers: object }) => {
      sent.push(payload)
      const answer = await app.inject({ method: 'POST', url, payload, headers: { ...headers } })
      return new Response(answer.body, { status: answer.statusCode })
    },
  })
  stop = runCardFields()

  const command = (data: CardFieldsCommand, from: { origin?: string; source?: Window } = {}) =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin: shop, source: shopPage, ...from }))
  const field = (id: string) => document.getElementById(id) as HTMLInputElement
  const type = (id: string, text: string) => {
    field(id).focus()
    field(id).value = text
    field(id).dispatchEvent(new Event('input'))
    field(id).blur()
  }
  const fill = () => {
    type('number', '４２４２ 4242ー4242 4242')
    type('expiration', '１２３０')
    type('security_code', '１２３')
    type('name', 'ＴＡＲＯ YAMADA')
  }
  const problems = () =>
    [...document.querySelectorAll('.problem span')].map(({ textContent }) => textContent).filter(Boolean)
  const outcome = async (id: number) => {
    const isOfIt = (notice: CardFieldsNotice) => 'id' in notice && notice.id === id
    while (!told.some(isOfIt)) await new Promise(setImmediate)
    return told.find(isOfIt)
  }
  return { sent, told, command, field, type, fill, problems, outcome }
}

test('obeys only the shop that the page is served for', async () => {
  const { command, told } = await aFrame()

  command(show, { origin: 'https://evil.example' })
  command(show, { source: window })
  expect(told).toEqual([{ kind: 'loaded' }])
  expect(document.getElementById('fields')).toHaveProperty('hidden', true)
  command(show)

  expect(told.map(({ kind }) => kind)).toEqual(['loaded', 'ready'])
  expect(document.getElementById('fields')).toHaveProperty('hidden', false)
})

test('shows the shop’s labels as text', async () => {
  const { command, field } = await aFrame()

  command(show)

  const [label] = field('number').labels!
  expect(label?.textContent).toContain('<b>法人</b>カードの番号')
  expect(label?.querySelector('b')).toBeNull()
  expect(field('number').getAttribute('aria-describedby')).toBe('number-help')
  expect(field('name').hasAttribute('aria-describedby')).toBe(false)
})

test('takes over the shop’s look, but no other values', async () => {
  const { command } = await aFrame()

  command(show)

  const { style, dataset } = document.documentElement
  expect(style.getPropertyValue('--ink')).toBe('rgb(1, 2, 3)')
  expect(style.getPropertyValue('--danger')).toBe('')
  expect(style.fontSize).toBe('20px')
  expect(dataset['scheme']).toBe('dark')
})

test('tells the shop a token, but neither number nor security code', async () => {
  const { command, fill, field, sent, told, outcome } = await aFrame()
  command(show)
  fill()
  command({ kind: 'tokenise', id: 1 })

  expect(await outcome(1)).toMatchObject({
    kind: 'tokenised',
    card: { masked_number: '************4242', expiration: '12/30', name: 'TARO YAMADA' },
  })
  expect(field('number').value).toBe('4242424242424242')
  expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
    { number: '4242424242424242', expiration: '12/30', security_code: '123', name: 'TARO YAMADA' },
  ])
  expect(told.filter(({ kind }) => kind === 'validity')).toEqual([{ kind: 'validity', isValid: true }])
  expect(JSON.stringify(told)).not.toMatch(/4242424242424242|security_code|"123"/)
})

test('reports problems of all fields and focuses the first', async () => {
  const { command, type, problems, field } = await aFrame()
  command(show)
  type('number', '4242424242424242')
  expect(problems()).toEqual([])

  command({ kind: 'report' })
  command({ kind: 'focus' })

  expect(problems()).toEqual([
    '期限を入力してください',
    '裏面の3桁を入力してください',
    '名義を入力してください',
  ])
  expect(document.activeElement).toBe(field('expiration'))
  expect(field('expiration').getAttribute('aria-describedby')).toBe('expiration-problem')
  expect(field('number').getAttribute('aria-invalid')).toBeNull()
})

test('shows the service’s refusal at its field until the text changes', async () => {
  const { command, type, fill, problems, outcome } = await aFrame()
  document.body.dataset['month'] = '2020-01'
  command(show)
  fill()
  // The page was opened in an earlier month.
  type('expiration', '01/25')
  command({ kind: 'tokenise', id: 1 })

  expect(await outcome(1)).toEqual({
    kind: 'refused',
    id: 1,
    message: '入力内容をご確認ください。',
    isAtFields: true,
  })
  expect(problems()).toEqual(['有効期限をご確認ください'])
  type('expiration', '12/30')
  expect(problems()).toEqual([])
})

test('reports a service that does not answer', async () => {
  const { command, fill, outcome } = await aFrame()
  Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('no line')) })
  command(show)
  fill()
  command({ kind: 'tokenise', id: 7 })

  expect(await outcome(7)).toEqual({ kind: 'failed', id: 7 })
})

test.each([
  ['submits the shop’s form on Enter', { key: 'Enter' }, 1],
  ['ignores the Enter that ends a composition', { key: 'Enter', isComposing: true }, 0],
  ['ignores the Enter that ends a composition in Safari', { key: 'Enter', keyCode: 229 }, 0],
])('%s', async (_title, key, count) => {
  const { command, field, told } = await aFrame()
  command(show)

  field('name').dispatchEvent(new KeyboardEvent('keydown', key))

  expect(told.filter(({ kind }) => kind === 'submit')).toHaveLength(count)
})
