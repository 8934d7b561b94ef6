import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { layoutOf } from '../../src/frame/layout.rules'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'
import { publicPart } from '../composition/public-composition'
import type { ShellFiles } from '../files/shell-files'
import type { MissingFragment } from '../fragment/fragment-client'
import {
  contentSecurityPolicy,
  documentHeaders,
  framesOf,
  servicesOf,
  storageOf,
} from '../security/content-security-policy'
import { renderDocument } from './document'
import { documentCaching } from '../security/document-caching.rules'
import { renderFrame } from './render-frame'
import type { ScriptStart } from './start-scripts'

const compress = promisify(brotliCompress)

/** A document as it is sent: what a page costs beside its fragment, done once. */
export type MadeDocument = {
  status: number
  headers: Record<string, string>
  html: string
  /** The same in brotli; packed when it is first wanted. */
  packed(): Promise<Buffer>
}

type Parts = {
  origin: string
  pathname: string
  site: Site
  composition: CompositionDocument
  shell: ShellFiles
  owner: RemoteEntry | undefined
  fragment: Fragment | undefined
  missing: MissingFragment | undefined
  isDeveloper: boolean
  cookie: string
  /** Nothing tells this shopper from any other: who only looks needs no script. */
  isAnyGuest: boolean
}

const made = new WeakMap<Fragment, { basis: readonly object[]; document: MadeDocument }>()

/**
 * The document of a fragment. Guests who share a fragment share its document, nonce and all, for the seconds
 * that the fragment is kept; a fragment of one shopper has its own. `basis` is what else it is made of.
 */
export function documentOf(
  fragment: Fragment | undefined,
  basis: readonly object[],
  make: () => MadeDocument,
): MadeDocument {
  if (!fragment) return make()
  const known = made.get(fragment)
  if (known?.basis.every((one, index) => one === basis[index])) return known.document
  const document = make()
  made.set(fragment, { basis, document })
  return document
}

export function makeDocument(parts: Parts): MadeDocument {
  const {
    origin,
    pathname,
    site,
    composition,
    shell,
    owner,
    fragment,
    missing,
    isDeveloper,
    cookie,
    isAnyGuest,
  } = parts
  const nonce = randomBytes(16).toString('base64')
  const html = renderDocument({
    origin,
    pathname,
    nonce,
    layout: site.isInvalidChannel ? 'invalid-channel' : layoutOf(pathname),
    site,
    // A closed or unknown shop is the shell's alone.
    composition: publicPart(
      site.isInvalidChannel || site.maintenance ? { ...composition, remotes: [] } : composition,
    ),
    shell,
    frame: renderFrame(site),
    owner,
    fragment: fragment && { ...fragment, owner: owner?.name ?? 'shell' },
    isUnavailable: missing !== undefined && statusOfMissing(missing) >= 500,
    isDeveloper,
    start: startOf(fragment, { isAnyGuest }),
  })
  let packing: Promise<Buffer> | undefined
  return {
    status: statusOf(site, fragment, missing),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': missing ? 'no-store' : documentCaching(pathname, cookie),
      vary: 'accept-encoding, cookie',
      ...documentHeaders,
      ...(site.settings.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
      'content-security-policy': contentSecurityPolicy(nonce, {
        connect: servicesOf(site),
        frames: framesOf(site),
        pictures: storageOf(site),
        isDeveloper,
      }),
    },
    html,
    packed: () =>
      (packing ??= compress(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      })),
  }
}

/** What is typed before a form is hydrated stays in its controls, so a form alone needs no script at once. */
function startOf(fragment: Fragment | undefined, { isAnyGuest }: { isAnyGuest: boolean }): ScriptStart {
  if (!fragment) return 'parsed'
  return isAnyGuest ? 'interaction' : 'loaded'
}

function statusOf(site: Site, fragment: Fragment | undefined, missing: MissingFragment | undefined): number {
  if (site.maintenance) return 503
  if (site.isInvalidChannel) return 404
  return missing ? statusOfMissing(missing) : (fragment?.status ?? 404)
}

/** Whether such a page exists is unknown: a crawler comes again instead of taking it as empty. */
const statusOfMissing = ({ missing, status }: MissingFragment): number =>
  missing === 'token-expired' || missing === 'token-refused' ? 200 : (status ?? 503)
