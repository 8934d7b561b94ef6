import { withCheckedAnswers } from '@storefront/http/server'
import { withShopper } from '@storefront/session/server'
import { withSiteOf } from '@storefront/site/server'
import type { RouteObject } from 'react-router-dom'
import { loadScreens } from '../prepared-routes'
import { routePatterns } from './route-patterns'
import { renderFragment, type Fragment } from './render-fragment'
import { withSharedMaxAge } from './shared-max-age'
import { withActions, type RouteActions } from './form-action'
import { withStepOf } from './with-step-of'

/** A remote's server: pages for the gateway, and the loading before it is ready. */
export type RemoteServer = {
  renderFragment(request: Request): Promise<Fragment>
  /** Loads the code of every screen, so that the first shopper does not wait for it. */
  warmUp(): Promise<void>
  /** Each route that renders something, as a pattern: `/news/:id`. */
  routePatterns(): string[]
}

/**
 * Creates a remote's server from its routes, as `createRemote` creates its app; `actions` handle posted forms
 * by route id.
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
      withStepOf(request, { remote: name, version: __RELEASE_VERSION__ }, () =>
        withShopper(request, (setCookies) =>
          withCheckedAnswers({ remote: name, version: __RELEASE_VERSION__ }, () =>
            withSiteOf(request, async () => {
              if (request.method !== 'POST') {
                const page = await withSharedMaxAge(() => renderFragment(name, answering, request))
                // A redirect discards cookies that mark the page's messages as seen.
                if (setCookies.length === 0 || page.redirect !== undefined) return page
                return { ...page, sharedMaxAgeMs: undefined, setCookies: [...setCookies] }
              }
              const fragment = await renderFragment(name, answering, request)
              return { ...fragment, setCookies: [...setCookies] }
            }),
          ),
        ),
      ),
    warmUp: () => loadScreens(routes),
    routePatterns: () => routePatterns(routes),
  }
}
