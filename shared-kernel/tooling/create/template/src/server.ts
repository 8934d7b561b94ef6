import { createRemoteServer } from '@storefront/remote/server'
import { routes } from './routes'

export const { renderFragment, routePatterns, warmUp } = createRemoteServer({ name: 'starter', routes })
