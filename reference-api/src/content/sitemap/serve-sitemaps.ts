import { resolveChannel } from '../../shop/channel/resolve-channel.sql'
import { refuseInMaintenance } from '../../shop/channel/maintenance.rules'
import { Rejection } from '../../platform/http/rejection'
import { originOf } from '../../platform/origin/request-origin'
import type { Api } from '../../platform/http/serve'
import { fetchEmptyScreens } from '../public-site/empty-screens.sql'
import { isIndexed } from './indexed-channel'
import { robotsText, screensBut, sitemapIndexXml, sitemapXml } from './sitemap.rules'
import { fetchSitemapEntries, fetchSitemapParts } from './sitemap.sql'

/** Cacheable for an hour, per channel and host. */
const sharedHeaders = { 'cache-control': 'public, max-age=3600', vary: 'x-ecd-channel-id, x-forwarded-host' }

/** Serves the sitemap, in parts of at most `most` pages, and robots.txt. */
export function serveSitemaps(app: Api, most: number): void {
  const { services } = app

  app.get<{ Querystring: { page?: string } }>('/sitemap.xml', async (request, reply) => {
    const channel = await resolveChannel(services, request.headers['x-ecd-channel-id'])
    refuseInMaintenance(channel)
    const now = services.clock.now()
    const origin = originOf(request)
    const parts = await fetchSitemapParts(services.readDb, channel.id, now, most)
    const pages = Math.max(1, parts.length)
    const page = Number(request.query.page ?? 1)
    if (!Number.isInteger(page) || page < 1 || page > pages)
      throw new Rejection(404, 'sitemap.not_found', 'サイトマップが見つかりません')
    void reply.headers(sharedHeaders).type('application/xml; charset=utf-8')
    if (pages > 1 && request.query.page === undefined) return sitemapIndexXml(origin, parts)
    const entries = await fetchSitemapEntries(services.readDb, channel.id, now, {
      limit: most,
      offset: (page - 1) * most,
    })
    const shown = page === 1 ? screensBut(await fetchEmptyScreens(services.readDb, channel.id, now)) : []
    return sitemapXml(origin, entries, shown)
  })

  app.get('/robots.txt', async (request, reply) => {
    const channel = await resolveChannel(services, request.headers['x-ecd-channel-id'])
    return reply
      .headers(sharedHeaders)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request), { isIndexed: await isIndexed(services, channel) }))
  })
}
