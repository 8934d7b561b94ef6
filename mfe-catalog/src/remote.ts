import { createRemote } from '@storefront/remote'
import { routes } from './routes'

export const app = createRemote({ name: 'catalog', version: __RELEASE_VERSION__, routes })
