import { ownerOf } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { remotes } from './remote-loader'

/** Name of the shell's own pages (maintenance, unknown paths) among single-spa's applications. */
export const shellPagesName = 'shell'

/** A shop with an invalid channel shows only the shell. */
export const ownerOfPath = (pathname: string): string =>
  (currentSite().isInvalidChannel ? undefined : ownerOf({ remotes }, pathname)?.name) ?? shellPagesName
