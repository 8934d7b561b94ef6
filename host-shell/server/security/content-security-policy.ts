import type { Site } from '@storefront/site'
import { isRecommendationUsed } from '../../src/analytics/recommendation'

/** Origins that the tag manager and its tags report to. */
const tagManagerOrigins = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/** Origins of the captcha service's requests and frame; the sandbox's are the shop's own. */
const captchaOrigins = ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net']

/** Videos that the shop's staff embed in a text; loaded on a press. */
const videoOrigin = 'https://www.youtube-nocookie.com'

export const framesOf = ({ settings: { captcha } }: Pick<Site, 'settings'>): string[] =>
  captcha.siteKey && captcha.scriptUrl.startsWith('https:') ? captchaOrigins : []

/** Origin of the shop's pictures if they lie elsewhere (SITE.STORAGE_BASE_URL). */
export const storageOf = ({ settings: { storageBaseUrl } }: Pick<Site, 'settings'>): string[] =>
  storageBaseUrl.startsWith('https://') && URL.canParse(storageBaseUrl)
    ? [new URL(storageBaseUrl).origin]
    : []

export function servicesOf({ settings, maintenance }: Pick<Site, 'settings' | 'maintenance'>): string[] {
  const { tagManager, recommendation } = settings
  return [
    ...framesOf({ settings }),
    ...(tagManager.id || maintenance?.gtm_id ? tagManagerOrigins : []),
    ...(isRecommendationUsed(recommendation) ? [`https://${recommendation.host}`] : []),
  ]
}

/** Browser features that no screen uses; only the shop itself may request payment sheets. */
const unusedAbilities = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

/** Headers of every document beside its policy: no other site's window can access the shop's. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...unusedAbilities.map((name) => `${name}=()`), 'payment=(self)'].join(', '),
}

/** Valid for a year, sent over HTTPS only; browsers ignore it otherwise. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/** Scripts and style elements by nonce only; no element may have a style attribute. */
export function contentSecurityPolicy(
  nonce: string,
  {
    connect = [],
    payments = [],
    sheets = [],
    frames = [],
    pictures = [],
    isDeveloper = false,
  }: {
    connect?: string[]
    payments?: string[]
    /** Origins that a browser contacts for the wallets of its payment sheet. */
    sheets?: string[]
    frames?: string[]
    pictures?: string[]
    isDeveloper?: boolean
  } = {},
): string {
  const developer = isDeveloper ? ['http://localhost:*', 'ws://localhost:*'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDeveloper ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", isDeveloper ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...pictures, ...connect],
    'connect-src': ["'self'", ...connect, ...payments, ...sheets, ...developer],
    // Only the service worker.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", videoOrigin, ...frames],
    'frame-ancestors': ["'none'"],
    // A form that places an order redirects to the payment service.
    'form-action': ["'self'", ...payments],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Hot reload creates scripts from text.
    ...(isDeveloper ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
