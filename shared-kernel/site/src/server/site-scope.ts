import { AsyncLocalStorage } from 'node:async_hooks'
import { shopVersionHeader } from '@storefront/contracts/shop-changes'
import { resolveSiteWith, type Site } from '../site.state'
import { loadSite } from './load-site'

const sites = new AsyncLocalStorage<Site>()
resolveSiteWith(() => sites.getStore())

/** Runs `render` with one channel's site. */
export function withSite<T>(site: Site, render: () => Promise<T>): Promise<T> {
  return sites.run(site, render)
}

/** Runs `render` with the site from the request's channel header. */
export async function withSiteOf<T>(request: Request, render: () => Promise<T>): Promise<T> {
  const channel = request.headers.get('x-ecd-channel-id') ?? 'tsunagu'
  return withSite(await loadSite(channel, parseShop(request)), render)
}

/** Returns the count of the shop's changes that the page must not be older than (`ShopVersion`). */
const parseShop = ({ headers }: Request) => headers.get(shopVersionHeader)?.split(' ')[0]
