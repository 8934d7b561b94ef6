import { ownerOf } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { remotes } from './remote-loader'

/** The single-spa application name of the shell's own pages (maintenance, unknown paths). */
export const shellPagesName = 'shell'

/** Returns a path's owner. With an invalid channel, only the shell's pages are shown. */
export const ownerOfPath = (pathname: string): string =>
  (currentSite().isInvalidChannel ? undefined : ownerOf({ remotes }, pathname)?.name) ?? shellPagesName
