import type { DeliveryArea, Message, PageLayout } from '@storefront/contracts'
import { readSettings, type Settings } from './settings.rules'

export type SiteCategory = { key: string; name: string }
/** What is given for, with other words that mean it. */
export type SiteOccasion = { key: string; name: string; words: string[] }
/** Parts of the frame that a shop's staff may lay out; the others are screens. */
export const framePages = ['header', 'footer', 'menu'] as const
export type FrameLayouts = Partial<Record<(typeof framePages)[number], PageLayout['areas']>>
/** Drawings that a shop may bring: its logo, and icons of the header in place of the house's. */
export const svgKeys = ['logo', 'menu', 'search', 'user', 'heart', 'cart'] as const
export type SvgKey = (typeof svgKeys)[number]
export type Maintenance = { title: string; message: string; gtm_id: string | null }

/** What every screen of a channel knows (§3 Site state); the gateway loads it and writes it into the page. */
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
  /** Every page the server lists; `is_listed` ones belong into the footer. */
  staticPages: { url: string; title: string; is_listed: boolean }[]
  /** Every landing page by its path; one that is not `is_listed` only leads on. */
  landingPages: { url: string; slug: string; title: string; is_listed: boolean }[]
  messages: Message[]
  /** Screens that the shop has nothing for; a document of an older shell does not say. */
  emptyScreens?: string[]
  /** Postage and days on the road, by area; the names of the ways to pay. */
  deliveryAreas: DeliveryArea[]
  payments: string[]
  /** Pages that this shop has laid out, and its frame's layouts; one that cannot be had is missing (§8). */
  layoutPages: string[]
  frameLayouts: FrameLayouts
  /** SVG contents by key, sanitised by the server; one that cannot be had is missing (§8). */
  svgs: Partial<Record<SvgKey, string>>
  maintenance: Maintenance | null
  isInvalidChannel: boolean
}

/** A site before anything is known of it, e.g. of a channel that does not exist. */
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

/** Whether a link leads to a screen that the shop has something for. */
export const leadsSomewhere = (href: string, { emptyScreens = [] }: Pick<Site, 'emptyScreens'>) =>
  !emptyScreens.includes(href.split(/[?#]/)[0] ?? href)

let page: Site | undefined
let siteOfServer: (() => Site | undefined) | undefined

/** A server renders many channels at once, so it answers from the running request instead. */
export function resolveSiteWith(resolve: () => Site | undefined) {
  siteOfServer = resolve
}

/** Replaces the site of this page: a call said that it closed or that its channel is gone. */
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
