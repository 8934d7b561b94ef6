import { createRemoteServer } from '@storefront/remote/server'
import { actions } from './actions'
import { routes } from './routes'

export const { renderFragment, routePatterns, warmUp } = createRemoteServer({
  name: 'catalog',
  routes,
  actions,
})
