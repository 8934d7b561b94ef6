import { loadScreens } from '@storefront/navigation'
import { renderFragment as render } from '@storefront/navigation/server'
import { withShopper } from '@storefront/session/server'
import { withSiteOf } from '@storefront/site/server'
import { routes } from './routes'

/** One page of this remote for the gateway. */
export const renderFragment = (request: Request) =>
  withShopper(request, () => withSiteOf(request, () => render('content', routes, request)))

/** The first shopper waits for no screen's code. */
export const warmUp = () => loadScreens(routes)
