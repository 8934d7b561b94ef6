import { createStaticHandler, matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom'
import { shell } from '@storefront/navigation'

const prepared = new Map<string, HydrationState>()

/** Loads the code of the matching lazy routes, so that creating a router doesn't show a blank screen. */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string) {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

export async function loadScreens(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.flatMap(({ lazy, children }) => [
      typeof lazy === 'function' ? lazy() : undefined,
      children && loadScreens(children),
    ]),
  )
}

/**
 * Runs a URL's loaders before the URL is pushed, so that the outlet is never blank.
 * @returns the path to go to instead if a loader redirects
 */
export async function prepareRoute(
  routes: RouteObject[],
  url: URL,
  signal: AbortSignal,
): Promise<{ redirect?: string }> {
  await loadLazyRoutes(routes, url.pathname)
  const context = await createStaticHandler(routes).query(new Request(url, { signal }))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
  prepared.clear()
  prepared.set(url.pathname + url.search, { loaderData: context.loaderData, errors: context.errors })
  return {}
}

/**
 * `isPrefetchable` marks a route whose loader only reads. The loader may run as soon as the shopper points at
 * a link.
 */
export type PrefetchHandle = { isPrefetchable?: boolean }

/**
 * Loads a screen's code and, if its loader only reads, its data, so that a click finds the responses cached.
 */
export async function prefetchRoute(routes: RouteObject[], url: URL): Promise<void> {
  await loadLazyRoutes(routes, url.pathname)
  const matches = matchRoutes(routes, url.pathname) ?? []
  if (!matches.some(({ route }) => (route.handle as PrefetchHandle | undefined)?.isPrefetchable)) return
  const request = new Request(url)
  shell().markAsPrefetch(request.signal)
  await createStaticHandler(routes).query(request)
}

/** Takes the state prepared for this URL. Works only once. */
export function takePrepared(location: { pathname: string; search: string }): HydrationState | undefined {
  const state = prepared.get(location.pathname + location.search)
  prepared.clear()
  return state
}
