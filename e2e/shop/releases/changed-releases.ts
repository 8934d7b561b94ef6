import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectDone, type OwnShop } from '../own-shop'
import { breakRelease, type Breakage } from './broken-release'
import { rerenders, rewrites } from './rewritten-page'

/** A release of catalog that renders and hydrates without an error, and differs from the one in force. */
export type ChangedRelease = {
  change: string
  /** True if the case runs in the gate instead of the long suite. */
  isInGate?: true
  breakage: Breakage
  /** Reason why the composition is rejected. Without a reason, the release goes live. */
  refused?: RegExp
}

/** The page's data have the same price, so the browser renders it, too. */
const oneYenMore = `JSON.parse(JSON.stringify(page).replaceAll('5,500', '5,501').replaceAll(':5500', ':5501'))`

export const changedReleases: ChangedRelease[] = [
  {
    change: 'has images without alt',
    breakage: { server: rewrites('/ alt="[^"]*"/g', '') },
    refused: /the image \S+ has (lost its alt text|no alt attribute)/,
  },
  {
    change: 'has a button without its text',
    isInGate: true,
    breakage: {
      server: rewrites('"<span>カートに入れる</span>"', '<span></span>'),
      words: ['"カートに入れる"', '""'],
    },
    refused: /the button カートに入れる has lost its name/,
  },
  {
    change: 'shows prices one yen off',
    isInGate: true,
    breakage: { server: rerenders(oneYenMore) },
    refused: /the price 5,500円 of \S+ is now 5,501円/,
  },
  {
    change: 'means prices one yen off',
    breakage: {
      server: rerenders(oneYenMore),
      means: ['price', 'structured-data'].map((kind) => ({ kind, why: 'rounded up' })),
    },
  },
  {
    change: 'has other copy',
    breakage: {
      server: rewrites('"カートに入れる"', 'カートへ入れる'),
      words: ['カートに入れる', 'カートへ入れる'],
    },
  },
  {
    change: 'has headings in another colour',
    breakage: { server: rewrites('"<h2"', '<h2 style="color:navy"') },
  },
]

export const formatChange = ({ change, refused }: ChangedRelease) =>
  `a release that ${change} ${refused ? 'is rejected' : 'goes live'}`

/** Releases the change and restores the good release. Opens no page. */
export async function expectCompared(
  changed: ChangedRelease,
  { shop, request }: { shop: OwnShop; request: APIRequestContext },
) {
  const { breakage, refused } = changed
  const good = shop.versions.catalog ?? ''
  const version = `9.${changedReleases.indexOf(changed)}.2`
  breakRelease(path.join(shop.releases, 'catalog'), good, version, breakage)

  const verdict = shop.compose('set', 'catalog', version)

  if (refused) {
    expect(verdict.words).toMatch(refused)
    expect(verdict.words).toContain(`catalog ${version} differs from ${good}: /`)
  } else expect(verdict).toEqual({ isDone: true, words: expect.stringContaining('In force') })
  const html = await (await request.get(`${shop.origin}/ranking`)).text()
  expect(html).toContain(`/remotes/catalog/${refused ? good : version}/`)
  expectDone(shop.compose('set', 'catalog', good))
}
