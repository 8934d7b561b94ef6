import { setTimeout as rest } from 'node:timers/promises'
import {
  getCategoryHierarchy,
  getFilesContent,
  getFrontSettings,
  getLayout,
  getPublicSite,
  listDeliveryAreas,
  listLandingPages,
  listMessages,
  listPayments,
  listOccasions,
  listStaticPages,
} from '@storefront/contracts'
import { call, InvalidChannelError, MaintenanceError, ResponseError } from '@storefront/http'
import { nextApiOrigin, withRequestScope } from '@storefront/http/server'
import { logLine, passTrace } from '@storefront/telemetry/server'
import { readSettings } from '../settings.rules'
import { emptySite, framePages, svgKeys, type FrameLayouts, type Site, type SvgKey } from '../site.state'

/** Max age of a fresh site. An older one is reloaded, but served in the meantime. */
const freshMs = 5_000
/** Delay, so that the page that found the stale site renders first instead of competing for the CPU. */
const loadAgainAfterMs = 500

/** `shop` counts the changes of the shop's content that the site shows, if that is known. */
type Known = { site: Site; loadedAt: number; shop?: string | undefined; loading?: Promise<Site> }

const known = new Map<string, Known>()
const loads = new Map<string, Promise<Site>>()

/**
 * Returns a channel's site, which this server caches for `freshMs`. During an API outage, returns the last
 * known one.
 * @param shop count of the shop's changes (`ShopVersion`) that the site must not be older than
 */
export async function loadSite(channel: string, shop?: string): Promise<Site> {
  const entry = known.get(channel)
  if (shop !== undefined && entry && entry.shop !== shop) return loadExact(channel, shop, entry.site)
  if (entry && Date.now() - entry.loadedAt < freshMs) return entry.site
  if (!entry) return loadFirst(channel, shop)
  // If the shop was closed, reload before serving it as closed.
  if (entry.site.maintenance) return (entry.loading ??= load(channel, entry.site, entry.shop))
  entry.loading ??= rest(loadAgainAfterMs).then(() => load(channel, entry.site, entry.shop))
  return entry.site
}

/** Loads a channel's site for the first time. All waiting requests share the load. */
const loadFirst = (channel: string, shop: string | undefined) =>
  shareLoad(`${channel} ${shop ?? ''}`, () => load(channel, undefined, shop))

/** Loads a channel's site after the shop has changed. All requests that know of the change share the load. */
const loadExact = (channel: string, shop: string, last: Site) =>
  shareLoad(`${channel} ${shop}`, () => load(channel, last, shop))

function shareLoad(key: string, begin: () => Promise<Site>): Promise<Site> {
  const running = loads.get(key)
  if (running) return running
  const loading = begin().finally(() => loads.delete(key))
  loads.set(key, loading)
  return loading
}

async function load(channel: string, last?: Site, shop?: string): Promise<Site> {
  const before = last ?? emptySite(channel)
  const loaded = await withRequestScope(
    {
      baseUrl: nextApiOrigin(),
      channel,
      accessToken: () => undefined,
      renewAccess: async () => false,
      passTrace,
    },
    () => fetchSite(before),
  ).catch((error: unknown) => siteOfFailure(error, before))
  // Keep the object if nothing has changed, because documents are cached by it.
  const site = JSON.stringify(loaded) === JSON.stringify(before) ? before : loaded
  // Don't cache an empty site from an API outage, so that the next page tries again.
  if (last || site !== before) known.set(channel, { site, loadedAt: Date.now(), shop })
  return site
}

/**
 * Fetches a channel's site. Name and settings are required. Everything else falls back to its last known
 * state.
 */
async function fetchSite(last: Site): Promise<Site> {
  const publicSiteComes = call(getPublicSite, { isAnonymous: true })
  const [
    publicSite,
    frameLayouts,
    settings,
    categories,
    occasions,
    staticPages,
    landingPages,
    messages,
    svgs,
    deliveryAreas,
    payments,
  ] = await Promise.all([
    publicSiteComes,
    publicSiteComes.then(({ data }) => fetchFrameLayouts(data.layout_pages ?? [], last.frameLayouts)),
    call(getFrontSettings),
    call(getCategoryHierarchy, { query: { table: 'products' } }).then(
      ({ data }) => data.data.map(({ key, name, school_key }) => ({ key, name, school_key })),
      keep(last.categories),
    ),
    call(listOccasions).then(
      ({ data }) => data.data.map(({ key, name, words }) => ({ key, name, words })),
      keep(last.occasions),
    ),
    call(listStaticPages).then(({ data }) => data.data, keep(last.staticPages)),
    call(listLandingPages).then(
      ({ data }) => data.data.map(({ url, slug, title, is_listed }) => ({ url, slug, title, is_listed })),
      keep(last.landingPages),
    ),
    call(listMessages, { query: { per: 'all' } }).then(({ data }) => data.data, keep(last.messages)),
    publicSiteComes.then(({ data }) => fetchSvgs(data.svgs ?? [svgUrl('logo')], last.svgs)),
    call(listDeliveryAreas).then(({ data }) => data.data, keep(last.deliveryAreas)),
    call(listPayments).then(({ data }) => data.data.map(({ name }) => name), keep(last.payments)),
  ])
  const { name, theme, image, maintenance, layout_pages = [], empty_screens = [] } = publicSite.data
  return {
    channel: last.channel,
    name,
    theme,
    ...(image ? { image: `${image.path}/960.webp` } : {}),
    settings: readSettings(settings.data),
    categories,
    occasions,
    staticPages,
    landingPages,
    messages,
    deliveryAreas,
    payments,
    layoutPages: layout_pages,
    emptyScreens: empty_screens,
    frameLayouts,
    svgs,
    maintenance,
    isInvalidChannel: false,
  }
}

/**
 * Fetches the layouts of the frame parts that the shop has customised. If a layout fails to load, its
 * previous state stays (§8).
 */
async function fetchFrameLayouts(pages: readonly string[], last: FrameLayouts): Promise<FrameLayouts> {
  const laidOut = framePages.filter((page) => pages.includes(page))
  const layouts = await Promise.all(
    laidOut.map((page) =>
      call(getLayout, { params: { page } })
        .then(({ data }) => data.areas)
        .catch(keep(last[page])),
    ),
  )
  return Object.fromEntries(laidOut.map((page, index) => [page, layouts[index]]))
}

const svgUrl = (key: SvgKey) => `/svg/${key}.svg`

/**
 * Fetches the shop's own SVGs that the front uses, by key. If an SVG fails to load, its previous state stays
 * (§8).
 */
async function fetchSvgs(urls: readonly string[], last: Site['svgs']): Promise<Site['svgs']> {
  const keys = svgKeys.filter((key) => urls.includes(svgUrl(key)))
  const contents = await Promise.all(
    keys.map((key) =>
      call(getFilesContent, { query: { url: svgUrl(key) } }).then(
        ({ data }) => data.content,
        (error: unknown) => (isMissing(error) ? undefined : keep(last[key])(error)),
      ),
    ),
  )
  return Object.fromEntries(keys.flatMap((key, index) => (contents[index] ? [[key, contents[index]]] : [])))
}

/** Checks for a missing SVG, because a shop's own SVGs are optional. */
const isMissing = (error: unknown) => error instanceof ResponseError && error.status === 404

function keep<T>(known: T) {
  return (error: unknown): T => {
    logLine('warn', 'a part of the site could not be loaded', { error: String(error) })
    return known
  }
}

function siteOfFailure(error: unknown, last: Site): Site {
  if (error instanceof InvalidChannelError) return { ...last, isInvalidChannel: true }
  if (error instanceof MaintenanceError)
    return { ...last, maintenance: { ...error.notice, gtm_id: error.notice.gtm_id ?? null } }
  logLine('warn', 'the site could not be loaded', { channel: last.channel, error: String(error) })
  return last
}
