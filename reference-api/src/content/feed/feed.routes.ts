import { feedPaths } from '@storefront/contracts'
import { fetchBlogs } from '../blog/blog.sql'
import { refuseInMaintenance } from '../../shop/channel/maintenance.rules'
import { resolveChannel } from '../../shop/channel/resolve-channel.sql'
import type { Channel } from '../../platform/http/caller'
import { originOf } from '../../platform/origin/request-origin'
import type { Api } from '../../platform/http/serve'
import { fetchNews } from '../news/news.sql'
import type { Services } from '../../services'
import { atomXml, type FeedEntry } from './feed.rules'

const sharedHeaders = { 'cache-control': 'public, max-age=600', vary: 'x-ecd-channel-id, x-forwarded-host' }
const newest = { current: 1, per: 20, offset: 0 }

type Source = {
  title: string
  page: string
  entries: (services: Services, channel: Channel) => Promise<FeedEntry[]>
}

const sources: Record<string, Source> = {
  [feedPaths.news]: {
    title: 'お知らせ',
    page: '/news',
    async entries({ readDb, clock }, channel) {
      const { data } = await fetchNews(readDb, channel.id, {}, newest, clock.now())
      return data.map(({ key, ...news }) => ({ ...news, path: `/news/${encodeURIComponent(key)}` }))
    },
  },
  [feedPaths.blog]: {
    title: '読みもの',
    page: '/blog',
    async entries({ readDb, clock }, channel) {
      const { data } = await fetchBlogs(readDb, channel.id, { category: 'blog' }, newest, clock.now())
      return data.map(({ key, ...blog }) => ({ ...blog, path: `/blog/${encodeURIComponent(key)}` }))
    },
  },
}

export function feedRoutes(app: Api): void {
  const { services } = app
  for (const [self, { title, page, entries }] of Object.entries(sources))
    app.get(self, async (request, reply) => {
      const channel = await resolveChannel(services, request.headers['x-ecd-channel-id'])
      refuseInMaintenance(channel)
      const updatedAt = services.clock.now().toISOString()
      const feed = { origin: originOf(request), title, shop: channel.name, self, page, updatedAt }
      void reply.headers(sharedHeaders).type('application/atom+xml; charset=utf-8')
      return atomXml(feed, await entries(services, channel))
    })
}
