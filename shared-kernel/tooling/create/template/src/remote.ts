import { createRemote } from '@storefront/remote'
import { routes } from './routes'

export const app = createRemote({ name: 'starter', version: __RELEASE_VERSION__, routes })
