import { missingKeys } from './missing-keys.rules'
import { textsOfBlocks, type WrittenBlock } from './read/landing-page-blocks.rules'
import { landingPageProblems } from './landing-pages.rules'
import { pictureReference, type Column } from './format/column.rules'
import { unsupportedFields } from '../page-form/unsupported-fields.rules'
import type { ImportProblem } from './format/import-problem.rules'
import type { ShopFolder } from './read/shop-folder'
import { shopCsvFiles, type CsvName } from './read/shop-csv-files'
import { picturesOfText } from './text-picture.rules'

type Named = { line: number } & Record<string, unknown>

/**
 * Checks references between files: every key, size table and picture that is mentioned must exist, and keys
 * must be unique.
 */
export function referenceProblems(shop: ShopFolder): ImportProblem[] {
  return [
    ...repeated(shop),
    ...missingKeys(shop),
    ...missingPictures(shop),
    ...missingFiles(shop),
    ...landingPageProblems(shop),
    ...strangeFormFields(shop),
    ...strangeMeasures(shop),
    ...unfitModels(shop),
  ]
}

function strangeFormFields(shop: ShopFolder): ImportProblem[] {
  return shop['forms.yaml'].flatMap(({ page, form }) =>
    unsupportedFields(page, form).map((name) => ({
      file: 'forms.yaml',
      line: 0,
      column: page,
      reason: `${page}の項目${name}は送信できません`,
    })),
  )
}

/** Reports garment measures that aren't fields of the made-to-order form. */
function strangeMeasures(shop: ShopFolder): ImportProblem[] {
  const asked = shop['forms.yaml'].find(({ page }) => page === 'uos')?.form.map(({ name }) => name) ?? []
  return Object.entries(shop['size-tables.yaml']).flatMap(([column, { measures = [] }]) =>
    measures
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        file: 'size-tables.yaml',
        line: 0,
        column,
        reason: `forms.yamlのuosに項目${name}がありません`,
      })),
  )
}

function repeated(shop: ShopFolder): ImportProblem[] {
  return Object.entries(shopCsvFiles).flatMap(([file, columns]) =>
    Object.entries<Column<unknown>>(columns).flatMap(([column, { isUnique }]) => {
      const seen = new Map<unknown, number>()
      const rows = isUnique ? (shop[file as CsvName] as Named[]) : []
      return rows.flatMap(({ [column]: value, line }) => {
        const first = seen.get(value)
        if (first !== undefined)
          return [{ file, line, column, reason: `${first}行目と同じです（${String(value)}）` }]
        seen.set(value, line)
        return []
      })
    }),
  )
}

function missingPictures(shop: ShopFolder): ImportProblem[] {
  return pictureUses(shop)
    .filter(({ file }) => !shop.pictureFiles.has(file))
    .map(({ from, line, file }) => ({
      file: from,
      line,
      column: 'picture',
      reason: `picturesフォルダーに画像がありません（${file}）`,
    }))
}

function missingFiles(shop: ShopFolder): ImportProblem[] {
  return shop['banners.csv']
    .filter(({ file }) => file !== null && !shop.files.has(file))
    .map(({ line, file }) => ({
      file: 'banners.csv',
      line,
      column: 'file',
      reason: `filesフォルダーにファイルがありません（${file}）`,
    }))
}

/** Reports models that don't have exactly one listed product. */
function unfitModels(shop: ShopFolder): ImportProblem[] {
  const listed = new Map<string, number>()
  for (const { model, is_listed } of shop['products.csv'])
    listed.set(model, (listed.get(model) ?? 0) + (is_listed ? 1 : 0))
  const first = new Map(shop['products.csv'].toReversed().map((row) => [row.model, row.line]))
  return [...listed]
    .filter(([, count]) => count !== 1)
    .map(([model, count]) => ({
      file: 'products.csv',
      line: first.get(model) ?? 0,
      column: 'is_listed',
      reason: `一覧に出す商品を、型「${model}」につき1つにしてください（いまは${count}）`,
    }))
}

const textFiles = [
  'news.yaml',
  'blogs.yaml',
  'stylists.yaml',
  'static-pages.yaml',
  'landing-pages.yaml',
  'occasions.yaml',
] as const
const listTexts = (row: { body: string } | { content: string; blocks?: readonly WrittenBlock[] }) =>
  'body' in row ? [row.body] : [row.content, ...textsOfBlocks(row.blocks ?? [])]

/** Lists all pictures used in the folder, roughly in the order in which shoppers see them. */
export function pictureUses(shop: ShopFolder): { from: string; line: number; file: string; alt: string }[] {
  const one = (from: CsvName) =>
    (shop[from] as (Named & { picture: { file: string; alt: string } | null })[]).flatMap(
      ({ picture, line }) => (picture ? [{ from, line, ...picture }] : []),
    )
  const articles = (
    ['news.yaml', 'blogs.yaml', 'stylists.yaml', 'landing-pages.yaml', 'occasions.yaml'] as const
  ).flatMap((from) =>
    shop[from].flatMap(({ picture }) => (picture ? [{ from, line: 0, ...pictureReference(picture) }] : [])),
  )
  const ofTexts = textFiles.flatMap((from) =>
    shop[from].flatMap((row) =>
      picturesOfText(listTexts(row).join('')).map((picture) => ({ from, line: 0, ...picture })),
    ),
  )
  const ofProducts = shop['products.csv'].flatMap(({ pictures, line }) =>
    pictures.map((picture, position) => ({ from: 'products.csv', line, position, ...picture })),
  )
  return [
    ...one('banners.csv'),
    ...one('categories.csv'),
    ...ofProducts.filter(({ position }) => position === 0),
    ...one('popups.csv'),
    ...articles,
    ...ofTexts,
    ...one('makers.csv'),
    ...one('accessories.csv'),
    ...shop['accessories.csv'].flatMap(({ choice_pictures, line }) =>
      (choice_pictures ?? []).map((picture) => ({ from: 'accessories.csv', line, ...picture })),
    ),
    ...one('catalogs.csv'),
    ...ofProducts.filter(({ position }) => position > 0),
    ...shop['catalogs.csv'].flatMap(({ pages, line }) =>
      pages.map((page) => ({ from: 'catalogs.csv', line, ...page })),
    ),
  ]
}
