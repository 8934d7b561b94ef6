import { withCheckedAnswers } from '@storefront/http/server'
import { withShopper } from '@storefront/session/server'
import { withSiteOf } from '@storefront/site/server'
import type { RouteObject } from 'react-router-dom'
import { loadScreens } from '../prepared-routes'
import { routePatterns } from './route-patterns'
import { renderFragment, type Fragment } from './render-fragment'
import { withSharedMaxAge } from './shared-max-age'
import { withActions, type RouteActions } from './form-action'
import { withRequestStep } from './with-request-step'

/** A remote's server. It renders pages for the gateway and can be warmed up before it is ready. */
export type RemoteServer = {
  renderFragment(request: Request): Promise<Fragment>
  /** Loads every screen's code, so that the first shopper doesn't have to wait for it. */
  warmUp(): Promise<void>
  /** Lists every route that renders something, as a pattern such as `/news/:id`. */
  routePatterns(): string[]
}

/**
 * Creates a remote's server from its routes, just as `createRemote` creates its app. `actions` handle posted
 * forms by route id.
 */
export function createRemoteServer({
  name,
  routes,
  actions = {},
}: {
  name: string
  routes: RouteObject[]
  actions?: RouteActions
}): RemoteServer {
  const answering = withActions(routes, actions)
  return {
    renderFragment: (request) =>
      withRequestStep(request, { remote: name, version: __RELEASE_VERSION__ }, () =>
        withShopper(request, (setCookies) =>
          withCheckedAnswers({ remote: name, version: __RELEASE_VERSION__ }, async (findBroken) => {
            const fragment = await withSiteOf(request, async () => {
              if (request.method !== 'POST') {
                const page = await withSharedMaxAge(() => renderFragment(name, answering, request))
                // Drop these cookies on a redirect: they mark the page's messages as seen.
                if (setCookies.length === 0 || page.redirect !== undefined) return page
                return {
                  ...page,
                  sharedMaxAgeMs: undefined,
                  validity: undefined,
                  setCookies: [...setCookies],
                }
              }
              const fragment = await renderFragment(name, answering, request)
              return { ...fragment, setCookies: [...setCookies] }
            })
            // A shopper's page does not wait for the checks of its responses.
            return request.headers.has('x-shop-trial')
              ? { ...fragment, brokenAnswers: await findBroken() }
              : fragment
          }),
        ),
      ),
    warmUp: () => loadScreens(routes),
    routePatterns: () => routePatterns(routes),
  }
}
