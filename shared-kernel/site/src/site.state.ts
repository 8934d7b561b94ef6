import type { DeliveryArea, Message, PageLayout } from '@storefront/contracts'
import { readSettings, type Settings } from './settings.rules'

export type SiteCategory = { key: string; name: string }
/** A gift occasion with its synonyms. */
export type SiteOccasion = { key: string; name: string; words: string[] }
/** Parts of the frame that a shop's staff may lay out; other layout pages are screens. */
export const framePages = ['header', 'footer', 'menu'] as const
export type FrameLayouts = Partial<Record<(typeof framePages)[number], PageLayout['areas']>>
/** SVGs that a shop may replace: its logo, and icons of the header. */
export const svgKeys = ['logo', 'menu', 'search', 'user', 'heart', 'cart'] as const
export type SvgKey = (typeof svgKeys)[number]
export type Maintenance = { title: string; message: string; gtm_id: string | null }

/** Data of a channel for every screen (§3 Site state); the gateway loads it and embeds it into the page. */
export type Site = {
  channel: string
  name: string
  theme: string
  /** Path of the shop's own picture, for links to screens that have none. */
  image?: string
  settings: Settings
  categories: SiteCategory[]
  /** Those in season first. */
  occasions: SiteOccasion[]
  /** Every page that the server lists; the footer links `is_listed` ones. */
  staticPages: { url: string; title: string; is_listed: boolean }[]
  /** Every landing page by its path; one that is not `is_listed` only redirects. */
  landingPages: { url: string; slug: string; title: string; is_listed: boolean }[]
  messages: Message[]
  /** Screens without content in this shop; absent in documents of an older shell. */
  emptyScreens?: string[]
  /** Postage and transit days, by area; the names of the payment methods. */
  deliveryAreas: DeliveryArea[]
  payments: string[]
  /** Pages that this shop has laid out, and its frame's layouts; one that failed to load is missing (§8). */
  layoutPages: string[]
  frameLayouts: FrameLayouts
  /** SVG contents by key, sanitised by the server; one that failed to load is missing (§8). */
  svgs: Partial<Record<SvgKey, string>>
  maintenance: Maintenance | null
  isInvalidChannel: boolean
}

/** A site before it is loaded, or of a channel that does not exist. */
export function emptySite(channel: string): Site {
  return {
    channel,
    name: '',
    theme: 'gift',
    settings: readSettings({}),
    categories: [],
    occasions: [],
    staticPages: [],
    landingPages: [],
    messages: [],
    deliveryAreas: [],
    payments: [],
    layoutPages: [],
    frameLayouts: {},
    svgs: {},
    maintenance: null,
    isInvalidChannel: false,
  }
}

/** True for a link to a screen that has content in this shop. */
export const leadsSomewhere = (href: string, { emptyScreens = [] }: Pick<Site, 'emptyScreens'>) =>
  !emptyScreens.includes(href.split(/[?#]/)[0] ?? href)

let page: Site | undefined
let siteOfServer: (() => Site | undefined) | undefined

/** A server renders many channels concurrently, so the site comes from the running request. */
export function resolveSiteWith(resolve: () => Site | undefined) {
  siteOfServer = resolve
}

/** Replaces the page's site after a call reported maintenance or an invalid channel. */
export function setSite(site: Site) {
  page = site
}

/** The site of this page, or of the request that is being rendered. */
export function currentSite(): Site {
  const served = siteOfServer?.()
  if (served) return served
  page ??= readPage()
  return page
}

function readPage(): Site {
  const block = typeof document === 'undefined' ? null : document.getElementById('site')
  return block?.textContent ? (JSON.parse(block.textContent) as Site) : emptySite('tsunagu')
}
