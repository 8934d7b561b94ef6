import type { Site } from '@storefront/site'
import { isRecommendationUsed } from '../../shared/services.rules'

/** Origins of the tag manager and of the services that its tags report to. */
const tagManagerOrigins = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/** Origins of the captcha service's requests and frame. The sandbox uses the shop's own origin. */
const captchaOrigins = ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net']

/** Origin of the videos that staff embed in text. A video loads on click. */
const videoOrigin = 'https://www.youtube-nocookie.com'

export const listFrameOrigins = ({ settings: { captcha } }: Pick<Site, 'settings'>): string[] =>
  captcha.siteKey && captcha.scriptUrl.startsWith('https:') ? captchaOrigins : []

/** Returns the origin of the shop's images if they are hosted elsewhere (SITE.STORAGE_BASE_URL). */
export const listStorageOrigins = ({ settings: { storageBaseUrl } }: Pick<Site, 'settings'>): string[] =>
  storageBaseUrl.startsWith('https://') && URL.canParse(storageBaseUrl)
    ? [new URL(storageBaseUrl).origin]
    : []

export function listServiceOrigins({
  settings,
  maintenance,
}: Pick<Site, 'settings' | 'maintenance'>): string[] {
  const { tagManager, recommendation } = settings
  return [
    ...listFrameOrigins({ settings }),
    ...(tagManager.id || maintenance?.gtm_id ? tagManagerOrigins : []),
    ...(isRecommendationUsed(recommendation) ? [`https://${recommendation.host}`] : []),
  ]
}

/**
 * Browser features that no screen uses. `payment` is set separately: only the shop itself may open payment
 * sheets.
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

/**
 * Headers of every document in addition to its policy. Windows of other sites cannot access the shop's
 * windows.
 */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...unusedAbilities.map((name) => `${name}=()`), 'payment=(self)'].join(', '),
}

/** Valid for a year. Sent over HTTPS only, since browsers ignore it otherwise. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/** Returns a policy that allows scripts and style elements by nonce only, and no style attributes. */
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
    /** Origin of the payment service. */
    payments?: string[]
    /** Origins that the browser contacts for the payment sheet's wallets. */
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
    // Only payment sheets make the page itself call the payment service.
    'connect-src': [
      "'self'",
      ...connect,
      ...(sheets.length > 0 ? [...payments, ...sheets] : []),
      ...developer,
    ],
    // Needed for the service worker only.
    'worker-src': ["'self'"],
    // The payment service's frame holds the fields of a card.
    'frame-src': ["'self'", videoOrigin, ...frames, ...payments],
    'frame-ancestors': ["'none'"],
    // Placing an order posts a form that redirects to the payment service.
    'form-action': ["'self'", ...payments],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Hot reload creates scripts from strings, which trusted types would block.
    ...(isDeveloper ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
