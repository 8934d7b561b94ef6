import type { Category, DeliveryArea, Message, PageLayout } from '@storefront/contracts'
import { readSettings, type Settings } from './settings.rules'

export type SiteCategory = Pick<Category, 'key' | 'name' | 'school_key'>
/** A gift occasion with its synonyms. */
export type SiteOccasion = { key: string; name: string; words: string[] }
/** Frame parts the shop's staff can lay out. Other layout pages are screens. */
export const framePages = ['header', 'footer', 'menu'] as const
export type FrameLayouts = Partial<Record<(typeof framePages)[number], PageLayout['areas']>>
/** SVGs a shop can replace: its logo and the header's icons. */
export const svgKeys = ['logo', 'menu', 'search', 'user', 'heart', 'cart'] as const
export type SvgKey = (typeof svgKeys)[number]
export type Maintenance = { title: string; message: string; gtm_id: string | null }

/**
 * A channel's data, needed by every screen (§3 Site state). The gateway loads it and embeds it in the page.
 */
export type Site = {
  channel: string
  name: string
  theme: string
  /** Path of the shop's own image, for link previews of screens without an image. */
  image?: string
  settings: Settings
  categories: SiteCategory[]
  /** In-season occasions come first. */
  occasions: SiteOccasion[]
  /** Every page listed by the server. The footer links to those with `is_listed`. */
  staticPages: { url: string; title: string; is_listed: boolean }[]
  /** All landing pages by path. Those without `is_listed` only redirect. */
  landingPages: { url: string; slug: string; title: string; is_listed: boolean }[]
  messages: Message[]
  /** Screens that have no content in this shop. Absent in an older shell's documents. */
  emptyScreens?: string[]
  /** Shipping fees and transit days by area. */
  deliveryAreas: DeliveryArea[]
  /** Names of the payment methods. */
  payments: string[]
  /**
   * Pages that this shop has laid out, and the layouts of its frame. Layouts that failed to load are missing
   * (§8).
   */
  layoutPages: string[]
  frameLayouts: FrameLayouts
  /** SVG contents by key, sanitised by the server. SVGs that failed to load are missing (§8). */
  svgs: Partial<Record<SvgKey, string>>
  maintenance: Maintenance | null
  isInvalidChannel: boolean
}

/** Returns a site that hasn't been loaded yet, or whose channel doesn't exist. */
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

/** Checks whether a link leads to a screen that has content in this shop. */
export const leadsSomewhere = (href: string, { emptyScreens = [] }: Pick<Site, 'emptyScreens'>) =>
  !emptyScreens.includes(href.split(/[?#]/)[0] ?? href)

let page: Site | undefined
let siteOfServer: (() => Site | undefined) | undefined

/**
 * Sets how a server finds the site. It must come from the running request, because a server renders many
 * channels concurrently.
 */
export function resolveSiteWith(resolve: () => Site | undefined) {
  siteOfServer = resolve
}

/** Replaces the page's site after a call reported maintenance or an invalid channel. */
export function setSite(site: Site) {
  page = site
}

/** Returns the site of this page, or of the request being rendered. */
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
