import { array, enums, number, object, optional, size, string, type Infer } from 'superstruct'
import { withoutTokens } from '@storefront/telemetry/server'

const label = size(string(), 0, 40)
const release = { remote: optional(label), version: optional(label) }

/** A browser's report about a page. Contains no URL, cookie or user input. */
export const Beacon = object({
  traceId: optional(size(string(), 32, 32)),
  failures: optional(
    size(array(object({ ...release, kind: label, detail: size(string(), 0, 1_000) })), 0, 10),
  ),
  vitals: optional(
    size(
      array(object({ ...release, name: enums(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']), value: number() })),
      0,
      10,
    ),
  ),
})
export type Beacon = Infer<typeof Beacon>

/** Kinds that pages report. A page may send anything, so other kinds become `other`. */
const failureKinds = new Set([
  'captcha-missing',
  'chunk-failed',
  'contract-broken',
  'defaults-not-filled',
  'delivery-area-not-loaded',
  'earliest-day-not-loaded',
  'event-not-recorded',
  'event-refused',
  'favourites-not-loaded',
  'gift-opened',
  'head-failed',
  'hydration-recovered',
  'offline-not-ready',
  'page-parts-not-loaded',
  'popups-not-loaded',
  'read-mark',
  'recent-products-not-loaded',
  'recommended-products-not-loaded',
  'remote-failed',
  'route-error',
  'search-not-recorded',
  'sign-out',
  'steps-not-loaded',
  'suggestions-not-loaded',
  'tag-failed',
  'uncaught',
  'unread-messages',
  'view-not-recorded',
  'widget-failed',
])

export const kindOfFailure = (kind: string): string => (failureKinds.has(kind) ? kind : 'other')

type Release = { remote?: string | undefined; version?: string | undefined }

/** Limits metric labels to active releases. An older tab's release or an invented name becomes `other`. */
export function toLabels(
  { remote = '', version = '' }: Release,
  inForce: { name: string; version: string }[],
) {
  const known = inForce.filter(({ name }) => name === remote)
  return {
    remote: known[0]?.name ?? 'other',
    version: known.some((one) => one.version === version) ? version : 'other',
  }
}

/** Strips possible personal data from a failure's text: names, numbers, addresses, tokens. */
export const anonymousWords = (detail: string): string =>
  withoutTokens(detail)
    .replaceAll(/\?[^\s)'"]*/g, '?…')
    .replaceAll(/[^\x20-\x7e…]+/g, '…')
    .replaceAll(/=[^\s)'"]+/g, '=…')
    .replaceAll(/\b\d{2,}(?:-\d{2,})+\b/g, '…')
    .replaceAll(/\d{4,}/g, '…')
    .slice(0, 300)

/** Max plausible time. A browser that reports more was suspended or sent a false value. */
const longestVitalMs = 5 * 60_000
/** Max plausible layout shift: ten full screens. */
const largestShift = 10

export const isPossibleVital = ({ name, value }: { name: string; value: number }): boolean =>
  value >= 0 && value <= (name === 'CLS' ? largestShift : longestVitalMs)

/** Converts milliseconds to seconds. CLS is a score without a unit, so it stays unchanged. */
export const inSeconds = (name: string, value: number): number => (name === 'CLS' ? value : value / 1_000)
