import { randomBytes } from 'node:crypto'
import type { Fragment } from '@storefront/remote/server'
import { sheetOrigins, type Site } from '@storefront/site'
import { findLayout } from '../../shared/layout.rules'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { shownPart } from '../composition/public-composition'
import type { ShellFiles } from '../shell-files'
import type { MissingFragment } from '../fragment/fragment-client'
import {
  contentSecurityPolicy,
  documentHeaders,
  listFrameOrigins,
  listServiceOrigins,
  listStorageOrigins,
} from '../security/content-security-policy'
import { renderDocument } from './document'
import { isKeyAddress } from '../../shared/key-address.rules'
import { cachePageData, buildPageData } from '../page-data/page-data'
import { isPersonalPath } from '../security/document-caching.rules'
import { createPacker } from './answer/pack-document'
import { renderFrame, withScreenTerm } from './render-frame'
import type { ScriptStart } from './start-scripts.inline'

/** A finished HTML document. The parts outside the fragment are computed once and reused. */
export type RenderedDocument = {
  status: number
  headers: Record<string, string>
  html: string
  /** Returns the brotli body, which is compressed on first use. */
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
  developmentNote: string | undefined
  /** True if no cookie distinguishes this shopper, so that viewing a page needs no script. */
  isAnyGuest: boolean
  /** True if the fragment contains nothing of this shopper. */
  isShared: boolean
  /** True if the browser runs scripts and fills in what belongs to this shopper. */
  hasIslands: boolean
  /** True for the response to a posted form. The document may then contain the form's input. */
  isPosted: boolean
}

type Made = { basis: readonly unknown[]; document: RenderedDocument }
const made = new WeakMap<Fragment, Made[]>()

/**
 * Returns a fragment's document and builds it only once. Guests who share a cached fragment also share its
 * document, including the nonce. A fragment rendered for one shopper has its own document. `basis` lists the
 * other inputs.
 */
export function cachedDocument(
  fragment: Fragment | undefined,
  basis: readonly unknown[],
  make: () => RenderedDocument,
): RenderedDocument {
  if (!fragment) return make()
  const all = made.get(fragment) ?? []
  const known = all.find((one) => one.basis.every((part, index) => part === basis[index]))
  if (known) return known.document
  const document = make()
  // Scripts start earlier for a shopper with cookies of the shop, who may leave islands: three variants.
  made.set(fragment, [{ basis, document }, ...all].slice(0, 3))
  return document
}

export function buildDocument(parts: Parts): RenderedDocument {
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
    developmentNote,
    isAnyGuest,
    isShared,
    hasIslands,
    isPosted,
  } = parts
  const nonce = randomBytes(16).toString('base64')
  const owned = fragment && { ...fragment, owner: owner?.name ?? 'shell' }
  // If the page's URL is a secret, its data must not get a public URL.
  const isKey = isKeyAddress({ pathname, search: '' })
  const shown = shownPart(composition, site)
  const hasSharedData = owned && isShared && !missing && !isPosted && !isKey && !isPersonalPath(pathname)
  const html = renderDocument({
    origin,
    pathname,
    nonce,
    layout: site.isInvalidChannel ? 'invalid-channel' : findLayout(pathname),
    site,
    composition: shown,
    shell,
    frame: withScreenTerm(renderFrame(site), { pathname, search }),
    owner,
    fragment: owned,
    dataUrl: hasSharedData
      ? cachePageData(buildPageData({ site, composition: shown, fragment: owned }))
      : undefined,
    isUnavailable: missing !== undefined && statusOfMissing(missing) >= 500,
    address: pathname + search,
    isLoginOver: missing && isOfLogin(missing),
    isDeveloper,
    developmentNote,
    start: chooseStart(fragment, { isAnyGuest, pathname }),
    isReturning: !isAnyGuest,
    hasIslands,
  })
  return {
    status: computeStatus(site, fragment, missing),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie',
      ...documentHeaders,
      ...(site.settings.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
      'content-security-policy': contentSecurityPolicy(nonce, {
        connect: listServiceOrigins(site),
        payments: payment ? [payment] : [],
        sheets: sheetOrigins(site.settings),
        frames: listFrameOrigins(site),
        pictures: listStorageOrigins(site),
        isDeveloper,
      }),
    },
    html,
    packed: createPacker(html),
  }
}

type Visit = { isAnyGuest: boolean; pathname: string }

/** Screens of which the browser may know more than the server, e.g. the goods of a guest's order. */
const isKnownToBrowser = (pathname: string) => /^\/cart(\/|$)/.test(pathname)

/**
 * Decides when scripts start. They may start late, because input from before hydration is preserved.
 */
export function chooseStart(fragment: Fragment | undefined, { isAnyGuest, pathname }: Visit): ScriptStart {
  if (!fragment) return 'parsed'
  return isAnyGuest && !isKnownToBrowser(pathname) ? 'interaction' : 'loaded'
}

function computeStatus(
  site: Site,
  fragment: Fragment | undefined,
  missing: MissingFragment | undefined,
): number {
  if (site.maintenance) return 503
  if (site.isInvalidChannel) return 404
  return missing ? statusOfMissing(missing) : (fragment?.status ?? 404)
}

/**
 * Returns the response status for a missing page. Defaults to 503: the page may exist, so a crawler should
 * come back instead of indexing an empty page.
 */
const statusOfMissing = ({ missing, status }: MissingFragment): number =>
  isOfLogin({ missing }) ? 200 : (status ?? 503)

const isOfLogin = ({ missing }: Pick<MissingFragment, 'missing'>) =>
  missing === 'token-expired' || missing === 'token-refused'
