import { isOwnPath } from '../content/landing-page/landing-page.rules'
import type { ImportProblem } from './format/import-problem.rules'
import type { ShopFolder } from './read/shop-folder'
import type { WrittenBlock } from './read/landing-page-blocks.rules'

/** Reports paths and links that leave this shop, and keys that the shop doesn't have. */
export function landingPageProblems(shop: ShopFolder): ImportProblem[] {
  const lost = lostKeys(shop)
  return shop['landing-pages.yaml'].flatMap(({ slug, url, redirect_url, blocks }) =>
    [
      ...[url, redirect_url, ...blocks.flatMap(urlsOf)]
        .filter((path) => path && !isOwnPath(path))
        .map((path) => `このショップのページを「/」から入力してください（${path}）`),
      ...blocks.flatMap(lost).map((key) => `見つかりません（${key}）`),
    ].map((reason) => ({ file: 'landing-pages.yaml', line: 0, column: slug, reason })),
  )
}

const urlsOf = (block: WrittenBlock) => (block.kind === 'links' ? block.links.map(({ url }) => url) : [])

function lostKeys(shop: ShopFolder): (block: WrittenBlock) => string[] {
  const keys = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key))
  const known = {
    category: keys(shop['categories.csv'].filter(({ table }) => table === 'products')),
    brand: keys(shop['brands.csv']),
    maker: keys(shop['makers.csv']),
    tag: keys(shop['tags.csv']),
    occasion: keys(shop['occasions.yaml']),
    recipient: keys(shop['recipients.yaml']),
  }
  const lost = (kind: keyof typeof known, named: readonly string[] = []) =>
    named.filter((key) => !known[kind].has(key))
  return (block) =>
    block.kind === 'occasion'
      ? lost('occasion', [block.occasion])
      : block.kind === 'goods'
        ? (Object.keys(known) as (keyof typeof known)[]).flatMap((kind) => lost(kind, block.query[kind]))
        : []
}
