import { emptySite, sheetOrigins } from '@storefront/site'
import {
  contentSecurityPolicy,
  documentHeaders,
  framesOf,
  servicesOf,
  storageOf,
} from './content-security-policy'

const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values]
    }),
  )
const { settings } = emptySite('tsunagu')
const shopWith = (own: Partial<typeof settings>) => ({ settings: { ...settings, ...own }, maintenance: null })
const captcha = { ...settings.captcha, siteKey: 'key', scriptUrl: 'https://www.google.com/recaptcha.js' }

test('a shop without services allows only scripts with its nonce', () => {
  expect(read(contentSecurityPolicy('n1'))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'nonce-n1'", "'strict-dynamic'"],
    'style-src': ["'self'", "'nonce-n1'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
})

test('services may be called, but only frames may be framed', () => {
  const policy = read(
    contentSecurityPolicy('n1', { connect: ['https://snap.example'], frames: ['https://www.google.com'] }),
  )

  expect(policy).toMatchObject({
    'img-src': ["'self'", 'data:', 'https://snap.example'],
    'connect-src': ["'self'", 'https://snap.example'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://www.google.com'],
    'script-src': ["'nonce-n1'", "'strict-dynamic'"],
  })
})

test('the payment service may only receive cards and forms', () => {
  const policy = read(contentSecurityPolicy('n1', { payments: ['https://pay.example'] }))

  expect(policy['connect-src']).toEqual(["'self'", 'https://pay.example'])
  expect(policy['form-action']).toEqual(["'self'", 'https://pay.example'])
  for (const [name, sources] of Object.entries(policy))
    if (!['connect-src', 'form-action'].includes(name)) expect(sources).not.toContain('https://pay.example')
})

test('wallets of the payment sheet may be contacted but receive no form', () => {
  const sheets = sheetOrigins({ paymentSheets: { google_pay: { environment: 'TEST' } } })
  const policy = read(contentSecurityPolicy('n1', { sheets }))

  expect(policy['connect-src']).toEqual(["'self'", 'https://google.com', 'https://pay.google.com'])
  expect(policy['form-action']).toEqual(["'self'"])
  expect(sheetOrigins({ paymentSheets: {} })).toEqual([])
})

test('only developers may use local servers, inline styles and eval', () => {
  const words = /localhost|unsafe/

  expect(contentSecurityPolicy('n1', { isDeveloper: true })).toMatch(words)
  expect(contentSecurityPolicy('n1', { isDeveloper: false })).not.toMatch(words)
})

test.each([
  ['nothing', shopWith({}), []],
  [
    'a tag manager',
    shopWith({ tagManager: { ...settings.tagManager, id: 'GTM-1' } }),
    [expect.stringContaining('googletagmanager'), expect.anything(), expect.anything()],
  ],
  [
    'a recommendation service',
    shopWith({ recommendation: { isUsed: true, host: 'snap.example', serial: '', key: '' } }),
    ['https://snap.example'],
  ],
  [
    'a recommendation service that is off',
    shopWith({ recommendation: { isUsed: false, host: 'snap.example', serial: '', key: '' } }),
    [],
  ],
  [
    'a captcha',
    shopWith({ captcha }),
    ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net'],
  ],
])('a shop with %s names exactly its origins', (_what, site, origins) => {
  expect(servicesOf(site)).toEqual(origins)
})

test('a closed shop allows the tag manager of its notice', () => {
  const site = { settings, maintenance: { title: '', message: '', gtm_id: 'GTM-1' } }

  expect(servicesOf(site)).toContain('https://www.googletagmanager.com')
})

test.each([
  ['a captcha without a key', { ...captcha, siteKey: '' }],
  ['the sandbox’s own captcha', { ...captcha, scriptUrl: '/sandbox-captcha/api.js' }],
])('%s allows no frames', (_what, own) => {
  expect(framesOf(shopWith({ captcha: own }))).toEqual([])
})

test('other windows and unused browser features are blocked', () => {
  expect(documentHeaders['cross-origin-opener-policy']).toBe('same-origin')
  for (const ability of ['camera=()', 'microphone=()', 'geolocation=()', 'payment=(self)'])
    expect(documentHeaders['permissions-policy'].split(', ')).toContain(ability)
})

test.each([
  ['https://files.example.jp/shop', ['https://files.example.jp']],
  ['/media', []],
  ['https://', []],
  ['', []],
])('pictures are allowed from the SITE.STORAGE_BASE_URL %j', (storageBaseUrl, origins) => {
  const pictures = storageOf(shopWith({ storageBaseUrl }))

  expect(pictures).toEqual(origins)
  expect(read(contentSecurityPolicy('n1', { pictures }))['img-src']).toEqual(["'self'", 'data:', ...origins])
})
