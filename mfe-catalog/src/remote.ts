import { createRemote } from '@storefront/navigation'
import { routes } from './routes'

export const { bootstrap, mount, unmount, prepare, navigate } = createRemote({ name: 'catalog', version: __RELEASE_VERSION__, routes })
