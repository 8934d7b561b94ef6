/**
 * Renders the shop's drawings to WebP pictures, at the size of each drawing. Every picture carries a digest
 * of its drawing, so only drawings that have changed are rendered again.
 *
 *   node reference-api/scripts/paint-pictures.mjs [words]
 *
 * With words, only drawings whose name contains one of them (`yokan`, `-1`) are checked. Otherwise all are.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from '../../shared-kernel/tooling/run/browser.mjs'

const seed = new URL('../seed', import.meta.url).pathname
const drawings = join(seed, 'tsunagu-drawings')
const pictures = join(seed, 'tsunagu/pictures')

const words = process.argv.slice(2)
const isChosen = (name) => words.length === 0 || words.some((word) => name.includes(word))

const computeDigest = (drawing) => createHash('sha256').update(drawing).digest('hex')

async function isPainted(picture, drawing) {
  if (!existsSync(picture)) return false
  // A partially written picture has no readable metadata, so it is rendered again.
  const { exif } = await sharp(picture)
    .metadata()
    .catch(() => ({}))
  return exif?.includes(computeDigest(drawing)) ?? false
}

async function paint(page, drawing) {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing)
  await page.setViewportSize({ width: Number(width), height: Number(height) })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
  return page.screenshot({ timeout: 120_000 })
}

/** Returns the WebP quality. The flat pictures of boxes (compose-pictures.mjs) tolerate more compression. */
const qualityOf = (drawing) => (drawing.includes(' data-size=') ? 50 : 70)

async function save(picture, painted, drawing) {
  const webp = await sharp(painted)
    .webp({ quality: qualityOf(drawing), effort: 6 })
    .withExif({ IFD0: { ImageDescription: computeDigest(drawing) } })
    .toBuffer()
  await writeFile(picture, webp)
}

const browser = await chromium.launch({ executablePath: ensureBrowser() || undefined })
const page = await browser.newPage({ deviceScaleFactor: 1 })
let count = 0
let saved
for (const file of readdirSync(drawings).filter(isChosen)) {
  const drawing = readFileSync(join(drawings, file), 'utf8')
  const picture = join(pictures, `${basename(file, '.svg')}.webp`)
  if (await isPainted(picture, drawing)) continue
  const painted = await paint(page, drawing)
  // Save each picture while the next one renders.
  await saved
  saved = save(picture, painted, drawing)
  count += 1
}
await saved
await browser.close()
process.stdout.write(`${count} painted\n`)
