import type { Api } from '../../platform/http/serve'
import { serveSitemaps } from './serve-sitemaps'
import { entriesPerSitemap } from './sitemap.rules'

export function sitemapRoutes(app: Api): void {
  serveSitemaps(app, entriesPerSitemap)
}
