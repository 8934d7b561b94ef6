import { emptySite, sheetOrigins } from '@storefront/site'
import {
  contentSecurityPolicy,
  documentHeaders,
  listFrameOrigins,
  listServiceOrigins,
  listStorageOrigins,
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

test('allows only scripts with the nonce in a shop without services', () => {
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

test('allows calls to services but frames only from frame origins', () => {
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

test('allows only frames of and form posts to the payment service', () => {
  const policy = read(contentSecurityPolicy('n1', { payments: ['https://pay.example'] }))

  expect(policy['frame-src']).toEqual(["'self'", 'https://www.youtube-nocookie.com', 'https://pay.example'])
  expect(policy['form-action']).toEqual(["'self'", 'https://pay.example'])
  for (const [name, sources] of Object.entries(policy))
    if (!['frame-src', 'form-action'].includes(name)) expect(sources).not.toContain('https://pay.example')
})

test('allows requests to the payment service in a shop with payment sheets', () => {
  const policy = read(
    contentSecurityPolicy('n1', { payments: ['https://pay.example'], sheets: ['https://google.com'] }),
  )

  expect(policy['connect-src']).toEqual(["'self'", 'https://pay.example', 'https://google.com'])
})

test('allows requests but not form posts to wallets', () => {
  const sheets = sheetOrigins({ paymentSheets: { google_pay: { environment: 'TEST' } } })
  const policy = read(contentSecurityPolicy('n1', { sheets }))

  expect(policy['connect-src']).toEqual(["'self'", 'https://google.com', 'https://pay.google.com'])
  expect(policy['form-action']).toEqual(["'self'"])
  expect(sheetOrigins({ paymentSheets: {} })).toEqual([])
})

test('allows local servers, inline styles and eval for developers only', () => {
  const words = /localhost|unsafe/

  expect(contentSecurityPolicy('n1', { isDeveloper: true })).toMatch(words)
  expect(contentSecurityPolicy('n1', { isDeveloper: false })).not.toMatch(words)
})

test.each([
  ['no services', shopWith({}), []],
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
])('lists exactly the origins of a shop with %s', (_what, site, origins) => {
  expect(listServiceOrigins(site)).toEqual(origins)
})

test('allows the maintenance notice’s tag manager in a closed shop', () => {
  const site = { settings, maintenance: { title: '', message: '', gtm_id: 'GTM-1' } }

  expect(listServiceOrigins(site)).toContain('https://www.googletagmanager.com')
})

test.each([
  ['a captcha without a key', { ...captcha, siteKey: '' }],
  ['the sandbox’s own captcha', { ...captcha, scriptUrl: '/sandbox-captcha/api.js' }],
])('allows no frames for %s', (_what, own) => {
  expect(listFrameOrigins(shopWith({ captcha: own }))).toEqual([])
})

test('isolates documents from other windows and disables unused browser features', () => {
  expect(documentHeaders['cross-origin-opener-policy']).toBe('same-origin')
  for (const ability of ['camera=()', 'microphone=()', 'geolocation=()', 'payment=(self)'])
    expect(documentHeaders['permissions-policy'].split(', ')).toContain(ability)
})

test.each([
  ['https://files.example.jp/shop', ['https://files.example.jp']],
  ['/media', []],
  ['https://', []],
  ['', []],
])('allows images from the origin of SITE.STORAGE_BASE_URL %j', (storageBaseUrl, origins) => {
  const pictures = listStorageOrigins(shopWith({ storageBaseUrl }))

  expect(pictures).toEqual(origins)
  expect(read(contentSecurityPolicy('n1', { pictures }))['img-src']).toEqual(["'self'", 'data:', ...origins])
})
