import type { Site } from '@storefront/site'
import { isRecommendationUsed } from '../../src/analytics/recommendation'

/** Where the tag manager and what it brings send their reports. */
const tagManagerOrigins = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/** Where the captcha service's script asks, and where its box comes from; the sandbox's is the shop's own. */
const captchaOrigins = ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net']

/** A video that the shop's staff have put into a text, once somebody has pressed it. */
const videoOrigin = 'https://www.youtube-nocookie.com'

export const framesOf = ({ settings: { captcha } }: Pick<Site, 'settings'>): string[] =>
  captcha.siteKey && captcha.scriptUrl.startsWith('https:') ? captchaOrigins : []

/** Where the shop's pictures lie when that is not the shop itself (SITE.STORAGE_BASE_URL). */
export const storageOf = ({ settings: { storageBaseUrl } }: Pick<Site, 'settings'>): string[] =>
  storageBaseUrl.startsWith('https://') && URL.canParse(storageBaseUrl)
    ? [new URL(storageBaseUrl).origin]
    : []

/** Origins of the third-party services that a shop has switched on. */
export function servicesOf({ settings, maintenance }: Pick<Site, 'settings' | 'maintenance'>): string[] {
  const { tagManager, recommendation } = settings
  return [
    ...framesOf({ settings }),
    ...(tagManager.id || maintenance?.gtm_id ? tagManagerOrigins : []),
    ...(isRecommendationUsed(recommendation) ? [`https://${recommendation.host}`] : []),
  ]
}

/**
 * Abilities of the browser that no screen uses; a card's payment sheet may be asked for by the shop itself.
 */
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

/** Headers of every document beside its policy: no other site's window reaches into the shop's. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...unusedAbilities.map((name) => `${name}=()`), 'payment=(self)'].join(', '),
}

/** For a year, once a browser has come over a safe line; on an unsafe one the header would say nothing. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/** Scripts and style elements by nonce only; no element may carry a style attribute. */
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
    /** Whom a browser asks about the wallets of its payment sheet. */
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
    // The service worker alone.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", videoOrigin, ...frames],
    'frame-ancestors': ["'none'"],
    // A form that orders is answered with the way to the payment service.
    'form-action': ["'self'", ...payments],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Hot reload makes scripts of text.
    ...(isDeveloper ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
