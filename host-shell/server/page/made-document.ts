import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Fragment } from '@storefront/remote/server'
import { sheetOrigins, type Site } from '@storefront/site'
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
import { isKeyAddress } from '../../src/observe/key-address.rules'
import { keepPageData, pageDataOf } from '../page-data/page-data'
import { documentCaching } from '../security/document-caching.rules'
import { renderFrame } from './render-frame'
import type { ScriptStart } from './start-scripts'

const compress = promisify(brotliCompress)

/**
 * Takes a millisecond more than quality 5 and saves 0.5 to 1.2 KB; quality 9 takes twice as long for 0.2 KB.
 */
const quality = 7

/** A document ready to send: the work beside its fragment, done once. */
export type MadeDocument = {
  status: number
  headers: Record<string, string>
  html: string
  /** The brotli body, compressed on first use. */
  packed(): Promise<Buffer>
}

type Parts = {
  origin: string
  pathname: string
  search: string
  site: Site
  composition: CompositionDocument
  shell: ShellFiles
  owner: RemoteEntry | undefined
  fragment: Fragment | undefined
  missing: MissingFragment | undefined
  payment: string | undefined
  isDeveloper: boolean
  cookie: string
  /** No cookie distinguishes this shopper: a mere visit needs no script. */
  isAnyGuest: boolean
  /** The answer to a form, which may contain its input. */
  isPosted: boolean
}

type Made = { basis: readonly unknown[]; document: MadeDocument }
const made = new WeakMap<Fragment, Made[]>()

/**
 * The document of a fragment. Guests who share a fragment share its document, nonce included, as long as the
 * fragment is cached; a single shopper's fragment has its own. `basis` lists the other inputs.
 */
export function documentOf(
  fragment: Fragment | undefined,
  basis: readonly unknown[],
  make: () => MadeDocument,
): MadeDocument {
  if (!fragment) return make()
  const all = made.get(fragment) ?? []
  const known = all.find((one) => one.basis.every((part, index) => part === basis[index]))
  if (known) return known.document
  const document = make()
  // Scripts start earlier for a shopper with a cart: at most two documents per fragment.
  made.set(fragment, [{ basis, document }, ...all].slice(0, 2))
  return document
}

export function makeDocument(parts: Parts): MadeDocument {
  const {
    origin,
    pathname,
    search,
    site,
    composition,
    shell,
    owner,
    fragment,
    missing,
    payment,
    isDeveloper,
    cookie,
    isAnyGuest,
    isPosted,
  } = parts
  const nonce = randomBytes(16).toString('base64')
  const owned = fragment && { ...fragment, owner: owner?.name ?? 'shell' }
  const caching = missing ? 'no-store' : documentCaching(pathname, cookie)
  // Data behind a key must not get a URL of their own.
  const isKey = isKeyAddress({ pathname, search: '' })
  const isForAnyGuest = owned && isAnyGuest && !isPosted && !isKey && caching !== 'no-store'
  const html = renderDocument({
    origin,
    pathname,
    nonce,
    layout: site.isInvalidChannel ? 'invalid-channel' : layoutOf(pathname),
    site,
    // A closed or unknown shop shows only the shell.
    composition: publicPart(
      site.isInvalidChannel || site.maintenance ? { ...composition, remotes: [] } : composition,
    ),
    shell,
    frame: renderFrame(site),
    owner,
    fragment: owned,
    dataUrl: isForAnyGuest ? keepPageData(pageDataOf({ site, fragment: owned })) : undefined,
    isUnavailable: missing !== undefined && statusOfMissing(missing) >= 500,
    address: pathname + search,
    isLoginOver: missing && isOfLogin(missing),
    payment,
    isDeveloper,
    start: startOf(fragment, { isAnyGuest }),
  })
  let packing: Promise<Buffer> | undefined
  return {
    status: statusOf(site, fragment, missing),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching,
      vary: 'accept-encoding, cookie',
      ...documentHeaders,
      ...(site.settings.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
      'content-security-policy': contentSecurityPolicy(nonce, {
        connect: servicesOf(site),
        payments: payment ? [payment] : [],
        sheets: sheetOrigins(site.settings),
        frames: framesOf(site),
        pictures: storageOf(site),
        isDeveloper,
      }),
    },
    html,
    packed: () =>
      (packing ??= compress(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        },
      })),
  }
}

/** Input before hydration stays in its controls, so a form alone needs no script at once. */
function startOf(fragment: Fragment | undefined, { isAnyGuest }: { isAnyGuest: boolean }): ScriptStart {
  if (!fragment) return 'parsed'
  return isAnyGuest ? 'interaction' : 'loaded'
}

function statusOf(site: Site, fragment: Fragment | undefined, missing: MissingFragment | undefined): number {
  if (site.maintenance) return 503
  if (site.isInvalidChannel) return 404
  return missing ? statusOfMissing(missing) : (fragment?.status ?? 404)
}

/** The page may exist: a crawler should return instead of indexing it as empty. */
const statusOfMissing = ({ missing, status }: MissingFragment): number =>
  isOfLogin({ missing }) ? 200 : (status ?? 503)

const isOfLogin = ({ missing }: Pick<MissingFragment, 'missing'>) =>
  missing === 'token-expired' || missing === 'token-refused'
