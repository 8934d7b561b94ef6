import { createRemote } from '@storefront/remote'
import { routes } from './shell-pages.routes'

/** The shell's own pages, mounted like a remote: maintenance, and the 404 page for paths without an owner. */
export const shellPages = createRemote({ name: 'shell', version: __RELEASE_VERSION__, routes })
