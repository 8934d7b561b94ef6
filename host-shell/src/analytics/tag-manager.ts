import { reportPageViews } from './page-views'
import type { Permission } from './third-party-script'

const origin = 'https://www.googletagmanager.com'

/**
 * Loads the tag manager after the page. Earlier events wait in the data layer. analytics.ts never calls this
 * for a shop without an id (§8).
 */
export function startTagManager(id: string, { isAllowed, load }: Permission) {
  const layer = ((window as unknown as Record<string, unknown[]>).dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  load(`${origin}/gtm.js?id=${encodeURIComponent(id)}`)
  return reportPageViews({ isAllowed })
}
