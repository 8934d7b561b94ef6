import { getCategoryHierarchy, getFrontSettings, getPublicSite, listMessages, listStaticPages } from '@storefront/contracts'
import { call, InvalidChannelError, MaintenanceError } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'
import { readSettings } from '../settings.rules'
import { emptySite, type Site } from '../site.state'

/** A site is asked for again after this time, while the known one goes on serving. */
const freshMs = 5_000

type Known = { site: Site; loadedAt: number; loading?: Promise<Site> }

const known = new Map<string, Known>()

/** The site of a channel, known to this server for a few seconds; an API that is away leaves the last known one. */
export async function loadSite(apiOrigin: string, channel: string): Promise<Site> {
  const entry = known.get(channel)
  if (entry && Date.now() - entry.loadedAt < freshMs) return entry.site
  const loading = entry?.loading ?? load(apiOrigin, channel, entry?.site)
  if (!entry) return loading
  entry.loading = loading
  return entry.site.maintenance ? loading : entry.site
}

async function load(apiOrigin: string, channel: string, last: Site | undefined): Promise<Site> {
  const site = await withRequestScope({ baseUrl: apiOrigin, channel, accessToken: () => undefined, renewAccess: async () => false }, () => fetchSite(channel)).catch((error: unknown) =>
    siteOfFailure(error, last ?? emptySite(channel)),
  )
  known.set(channel, { site, loadedAt: Date.now() })
  return site
}

async function fetchSite(channel: string): Promise<Site> {
  const [publicSite, settings, categories, staticPages, messages] = await Promise.all([
    call(getPublicSite),
    call(getFrontSettings),
    call(getCategoryHierarchy, { query: { table: 'products' } }),
    call(listStaticPages),
    call(listMessages, { query: { per: 'all' } }),
  ])
  return {
    channel,
    name: publicSite.data.name,
    theme: publicSite.data.theme,
    settings: readSettings(settings.data),
    categories: categories.data.data.map(({ key, name }) => ({ key, name })),
    staticPages: staticPages.data.data,
    messages: messages.data.data,
    maintenance: publicSite.data.maintenance,
    isInvalidChannel: false,
  }
}

function siteOfFailure(error: unknown, last: Site): Site {
  if (error instanceof InvalidChannelError) return { ...last, isInvalidChannel: true }
  if (error instanceof MaintenanceError) return { ...last, maintenance: { ...error.notice, gtm_id: error.notice.gtm_id ?? null } }
  console.warn(JSON.stringify({ level: 'warn', msg: 'the site could not be loaded', channel: last.channel, error: String(error) }))
  return last
}
