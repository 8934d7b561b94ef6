import { createRemoteServer } from '@storefront/remote/server'
import { routes } from './routes'

export const { renderFragment, warmUp } = createRemoteServer({ name: 'social-gift', routes })
