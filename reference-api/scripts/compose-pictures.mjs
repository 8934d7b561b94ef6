/**
 * Draws each product's arrival and scale pictures from the sizes.csv and products.csv of the shops that ship.
 * Appends both to the product's pictures in products.csv. The arrival picture shows the box to scale in the
 * shop's paper, with the noshi and carrier bag that it may have. The scale picture shows the product's own
 * drawing, or its box, next to a 500-yen coin or a sheet of A4. `paint-pictures.mjs` renders them.
 *
 *   node reference-api/scripts/compose-pictures.mjs [words]
 *
 * With words, only drawings whose name contains one of them are processed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { ensureBrowser } from '../../shared-kernel/tooling/run/browser.mjs'
import { bagFor, getReferenceName } from './scenes/belongings.mjs'
import { findMeasure } from './scenes/measures.mjs'
import { arrivalScene, boxScale, goodsScale, pouchScale, pouchScene } from './scenes/scenes.mjs'
import { formatSize } from './scenes/solid.mjs'

const seed = new URL('../seed', import.meta.url).pathname
const drawings = join(seed, 'tsunagu-drawings')
const words = process.argv.slice(2)
const isChosen = (name) => words.length === 0 || words.some((word) => name.includes(word))

const readRows = (shop, table) =>
  parse(readFileSync(join(seed, shop, `${table}.csv`), 'utf8'), { columns: true, bom: true })

/** Parses `約34×26×7cm` into centimetres. */
function parseBox(text) {
  const [, width, depth, height] = /([\d.]+)×([\d.]+)×([\d.]+)cm/.exec(text).map(Number)
  return { width, depth, height }
}

/**
 * Reads a product's drawing without its room and shadows. Returns the markup, definitions and bounding box.
 */
async function readGoods(page, name) {
  const drawing = readFileSync(join(drawings, `${name}-1.svg`), 'utf8')
  await page.setContent(drawing)
  return page.evaluate(() => {
    const all = document.querySelector('svg > g')
    const isShadow = (element) => /url\(#s2?\)/.test(element.getAttribute('filter') ?? '')
    for (const element of all.querySelectorAll('ellipse, path')) if (isShadow(element)) element.remove()
    const { x, y, width, height } = all.getBBox()
    const own = [...document.querySelectorAll('svg > defs > *')].filter(({ id }) => !['bg', 's'].includes(id))
    return {
      body: all.innerHTML,
      defs: own.map(({ outerHTML }) => outerHTML),
      extent: [x, y, x + width, y + height],
    }
  })
}

/**
 * Returns how a product's box is wrapped: in the shop's paper, as a carton for wholesale, or as a plain white
 * box. `pouch` stands for a clear bag without a box.
 */
function chooseDressing(shop, accessories, box) {
  if (box.includes('袋入り')) return 'pouch'
  if (accessories.includes('wrapping-paper')) return 'wrapped'
  return shop === 'business' ? 'carton' : 'lidded'
}

const outfits = {
  wrapped: '麻の葉の和紙で包んだ箱',
  lidded: '白い箱',
  carton: '段ボールの箱',
  pouch: '透明な袋入り',
}

function buildParcel(shop, product, { box: text }) {
  const accessories = product.accessories.split('|')
  const box = parseBox(text)
  const dressing = chooseDressing(shop, accessories, text)
  const isGift = dressing === 'wrapped' || dressing === 'lidded'
  return {
    box,
    dressing,
    hasNoshi: isGift && accessories.includes('noshi'),
    hasBag: isGift && accessories.includes('gift-bag') && bagFor(box) !== undefined,
  }
}

/** Returns the arrival picture's alt text. Products in identical boxes share one text. */
function arrivalAlt(title, { box, dressing, hasNoshi, hasBag }) {
  const isPouch = dressing === 'pouch'
  const size = isPouch ? `約${box.width}×${box.depth}cm` : `約${formatSize(box)}cm`
  const all = [`${outfits[dressing]} ${size}`, hasNoshi && '無地のし', hasBag && '手提げ袋']
  return `${isPouch ? `${title}の` : ''}お届けの姿（${all.filter(Boolean).join('、')}）`
}

function scaleAlt(title, { box, dressing }, measure) {
  if (measure)
    return `${title}の大きさ（${measure.words}）を${getReferenceName(measure.centimetres)}とくらべたところ`
  if (dressing === 'pouch')
    return `${title}の袋の大きさ（約${box.width}×${box.depth}cm）を${getReferenceName(box.width)}とくらべたところ`
  return `箱の大きさ（約${formatSize(box)}cm）を${getReferenceName(Math.max(box.width, box.depth, box.height))}とくらべたところ`
}

/** Returns a product's pictures except the generated ones, which are replaced. */
const listKeptPictures = (pictures) =>
  pictures
    .split('|')
    .filter((picture) => !/贈りもの用の箱$|^(arrival|scale)-|-(arrival|scale)\.webp=/.test(picture))

/**
 * Builds a picture's name from the wrapping and box size, so that products in identical boxes share one
 * picture.
 */
const nameOfBox = (scene, { box, dressing }, ...more) =>
  [scene, dressing, `${box.width}x${box.depth}x${box.height}`, ...more.filter(Boolean)].join('-')

const browser = await chromium.launch({ executablePath: ensureBrowser() || undefined })
const page = await browser.newPage()
const drawn = new Set()

/** Writes a drawing unless this run has already written it for another product in an identical box. */
function write(name, draw) {
  if (!drawn.has(name) && isChosen(name)) writeFileSync(join(drawings, `${name}.svg`), draw())
  drawn.add(name)
  return name
}

async function draw(base, parcel, measure) {
  const { box, dressing, hasNoshi, hasBag } = parcel
  const isPouch = dressing === 'pouch'
  const isOwn = isPouch || measure
  const isDrawn = drawn.has(`${base}-scale`) && (!isPouch || drawn.has(`${base}-arrival`))
  const goods = isOwn && !isDrawn ? await readGoods(page, base) : undefined
  const arrival = isPouch
    ? write(`${base}-arrival`, () => pouchScene(box, goods))
    : write(nameOfBox('arrival', parcel, hasNoshi && 'noshi', hasBag && 'bag'), () =>
        arrivalScene(box, parcel),
      )
  const ownScale = () => (measure ? goodsScale(goods, measure) : pouchScale(box, goods))
  const scale = isOwn
    ? write(`${base}-scale`, ownScale)
    : write(nameOfBox('scale', parcel), () => boxScale(box, dressing))
  return { arrival, scale }
}

for (const shop of ['tsunagu', 'business', 'school']) {
  const file = join(seed, shop, 'products.csv')
  const sizes = new Map(readRows(shop, 'sizes').map((row) => [row.product, row]))
  let table = readFileSync(file, 'utf8')
  for (const product of readRows(shop, 'products')) {
    const kept = listKeptPictures(product.pictures)
    const [, base, title] = /^([\w-]+)-1\.webp=(.*)$/.exec(kept[0])
    const parcel = buildParcel(shop, product, sizes.get(product.key))
    // Wholesale ships whole cases, so the size of a single product would be misleading.
    const measure = shop === 'business' ? undefined : findMeasure(base)
    const { arrival, scale } = await draw(base, parcel, measure)
    const pictures = [
      ...kept,
      `${arrival}.webp=${arrivalAlt(title, parcel)}`,
      `${scale}.webp=${scaleAlt(title, parcel, measure)}`,
    ].join('|')
    // Replaces the row's last cell. The cell is quoted if its text contains a comma.
    for (const end of ['\n', '"\n']) table = table.split(product.pictures + end).join(pictures + end)
  }
  writeFileSync(file, table)
}
await browser.close()
process.stdout.write(`${drawn.size} drawings\n`)
