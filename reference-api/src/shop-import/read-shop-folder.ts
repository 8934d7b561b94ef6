import { type ShopFolder } from './read/shop-folder'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Struct } from 'superstruct'
import { readDocument } from './format/document.rules'
import { foodProblems } from './food/food-check.rules'
import { tagNamedGoods } from './goods/name-tag.rules'
import { ShopImportError, type ImportProblem } from './format/import-problem.rules'
import { shopDocuments, type DocumentName } from './read/shop-documents'
import { referenceProblems } from './shop-references.rules'
import { shopCsvFiles, type CsvName } from './read/shop-csv-files'
import { readCsv } from './format/csv.rules'

const csvNames = Object.keys(shopCsvFiles) as CsvName[]
const documentNames = Object.keys(shopDocuments) as DocumentName[]

/**
 * Reads and validates an entire shop folder. A missing file counts as empty, except shop.yaml. Throws a
 * ShopImportError.
 */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  const problems: ImportProblem[] = []
  const shop: Record<string, unknown> = {
    folder,
    files: new Set(await filesIn(join(folder, 'files'))),
    svgFiles: await readSvgFiles(join(folder, 'svg')),
  }
  for (const name of csvNames) {
    const content = await readContent(join(folder, name))
    const csv =
      content === undefined ? { rows: [], problems: [] } : readCsv(name, content, shopCsvFiles[name])
    shop[name] = csv.rows
    problems.push(...csv.problems)
  }
  for (const name of documentNames) {
    // Report each setting that the shop's documents require, even if the whole file is missing.
    const content = (await readText(join(folder, name))) ?? (name === 'settings.yaml' ? '{}' : undefined)
    if (content === undefined && name === 'shop.yaml')
      problems.push({ file: name, line: 0, column: '', reason: 'ファイルがありません' })
    const struct = shopDocuments[name] as unknown as Struct
    const { value, problems: found } =
      content === undefined ? { value: undefined, problems: [] } : readDocument(name, content, struct)
    shop[name] = value ?? getEmptyValue(name)
    problems.push(...found)
  }
  const pictureFolder = join(folder, (shop as ShopFolder)['shop.yaml'].pictures ?? 'pictures')
  Object.assign(shop, { pictureFolder, pictureFiles: new Set(await filesIn(pictureFolder)) })
  // Skipped if any cell was unreadable, because that cell would be reported again as a missing reference.
  if (problems.length === 0)
    problems.push(...referenceProblems(shop as ShopFolder), ...foodProblems(shop as ShopFolder))
  if (problems.length > 0) throw new ShopImportError(problems)
  return { ...(shop as ShopFolder), 'products.csv': tagNamedGoods(shop as ShopFolder) }
}

/**
 * Returns the folder itself if it is a shop, otherwise the shops inside it. Shops with pictures come first,
 * because the other shops share these pictures.
 */
export async function shopFolders(folder: string): Promise<string[]> {
  const names = await filesIn(folder)
  if (names.includes('shop.yaml')) return [folder]
  const inside = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), files: await filesIn(join(folder, name)) })),
  )
  const shops = inside.filter(({ files }) => files.includes('shop.yaml'))
  const [own, sharing] = [true, false].map((hasPictures) =>
    shops.filter(({ files }) => files.includes('pictures') === hasPictures),
  )
  return [...own!, ...sharing!].map(({ path }) => path)
}

export async function channelOfFolder(folder: string): Promise<string> {
  const { value, problems } = readDocument(
    'shop.yaml',
    (await readText(join(folder, 'shop.yaml'))) ?? '',
    shopDocuments['shop.yaml'],
  )
  if (!value) throw new ShopImportError(problems)
  return value.channel
}

const getEmptyValue = (name: DocumentName) =>
  name === 'settings.yaml' || name === 'size-tables.yaml' || name === 'shop.yaml' ? {} : []

const readText = async (path: string) => (await readContent(path))?.toString('utf8')

async function readContent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}

async function filesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path)
  } catch (cause) {
    if (
      (cause as NodeJS.ErrnoException).code === 'ENOENT' ||
      (cause as NodeJS.ErrnoException).code === 'ENOTDIR'
    )
      return []
    throw cause
  }
}

async function readSvgFiles(folder: string) {
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.svg'))
  return Promise.all(
    names.map(async (name) => ({ url: `/svg/${name}`, content: await readFile(join(folder, name), 'utf8') })),
  )
}
