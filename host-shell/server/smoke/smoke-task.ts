import type { Trial } from '@storefront/remote/server'
import { sheetOrigins } from '@storefront/site'
import { loadSite } from '@storefront/site/server'
import { findLayout } from '../../shared/layout.rules'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import type { Configuration } from '../configuration'
import type { ShellFiles } from '../shell-files'
import { renderDocument } from '../page/document'
import { publicPart, withListedPages } from '../composition/public-composition'
import { renderFrame } from '../page/render-frame'
import { listFrameOrigins, listServiceOrigins, listStorageOrigins } from '../security/content-security-policy'
import type { SmokeTask } from './smoke-messages'

/** Origin used in trials. No shopper uses it. */
export const trialOrigin = 'http://localhost'

type Candidate = {
  remote: RemoteEntry
  document: CompositionDocument
  pages: Trial['pages']
  shell: ShellFiles
  channel: string
}

/** Turns a release's rendered pages into full documents of the composition to be activated. */
export async function buildSmokeTask(
  { remote, document, pages, shell, channel }: Candidate,
  { shellReleases, paymentOrigin }: Pick<Configuration, 'shellReleases' | 'paymentOrigin'>,
): Promise<SmokeTask> {
  const site = await loadSite(channel)
  const composition = publicPart(withListedPages(document, site))
  const frame = renderFrame(site)
  return {
    origin: trialOrigin,
    version: remote.version,
    pages: pages.map(({ path, fragment }) => ({
      path,
      html: renderDocument({
        origin: trialOrigin,
        pathname: path,
        address: path,
        nonce: '',
        layout: findLayout(path),
        site,
        composition,
        shell,
        frame,
        owner: remote,
        fragment: { ...fragment, owner: remote.name },
        isDeveloper: false,
        start: 'parsed',
      }),
    })),
    shellReleases,
    origins: [
      ...listServiceOrigins(site),
      ...listFrameOrigins(site),
      ...listStorageOrigins(site),
      ...sheetOrigins(site.settings),
      ...(paymentOrigin ? [paymentOrigin] : []),
    ],
    remotes: Object.fromEntries(
      document.remotes.map(({ name, fragment }) => [name, new URL(fragment).origin]),
    ),
  }
}
