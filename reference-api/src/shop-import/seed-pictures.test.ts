import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readShopFolder } from './read-shop-folder'

const seed = join(__dirname, '../../seed')
const digestIn = /[0-9a-f]{64}/

/** Returns the drawing's digest from a picture's metadata, or undefined if there is none. */
async function paintedFrom(name: string) {
  const { exif } = await sharp(join(seed, 'tsunagu/pictures', `${name}.webp`)).metadata()
  return digestIn.exec(exif?.toString('latin1') ?? '')?.[0]
}

test('contains a current rendering of every drawing', async () => {
  const names = (await readdir(join(seed, 'tsunagu-drawings'))).map((file) => file.replace(/\.svg$/, ''))
  const stale: string[] = []
  for (const name of names) {
    const drawing = await readFile(join(seed, 'tsunagu-drawings', `${name}.svg`))
    if (createHash('sha256').update(drawing).digest('hex') !== (await paintedFrom(name))) stale.push(name)
  }

  expect(names.length).toBeGreaterThan(1_000)
  expect(stale).toEqual([])
})

/** Returns the size that a drawing declares for its proportions: `34×26×7`, or a measurement in words. */
async function sizeDrawn(file: string) {
  const drawing = await readFile(join(seed, 'tsunagu-drawings', file.replace('.webp', '.svg')), 'utf8')
  return /data-size="([^"]+)"/.exec(drawing)?.[1] ?? ''
}

test.each(['tsunagu', 'business', 'school'])(
  'shows the arrival and scale pictures last for every %s product',
  async (name) => {
    const shop = await readShopFolder(join(seed, name))
    const sizeOf = new Map(shop['sizes.csv'].map((row) => [row.product, row]))
    const wrong: string[] = []
    for (const { key, pictures } of shop['products.csv']) {
      const [arrival, scale] = pictures.slice(-2).map(({ file }) => file)
      const row = sizeOf.get(key)
      const [box, size] = [row?.box ?? '', row?.size ?? '']
      const isArrival = /arrival/.test(arrival ?? '') && box.includes(`${await sizeDrawn(arrival ?? '')}cm`)
      const measured = await sizeDrawn(scale ?? '')
      const figure = /[\d.]+(?=cm$)/.exec(measured)?.[0]
      const isScale = figure ? `${size} ${box}`.includes(figure) : box.includes(`${measured}cm`)
      if (!isArrival || !isScale || !/scale/.test(scale ?? '')) wrong.push(key)
    }

    expect(wrong).toEqual([])
  },
)

test('shows noshi and bag only for products that offer them', async () => {
  const { 'products.csv': products } = await readShopFolder(join(seed, 'tsunagu'))
  const wrong = products.filter(({ accessories, pictures }) => {
    const arrival = pictures.map(({ file }) => file).find((file) => file.startsWith('arrival-'))
    if (!arrival) return accessories.length > 0
    const hasBagWrongly = arrival.includes('-bag') && !accessories.includes('gift-bag')
    return arrival.includes('-noshi') !== accessories.includes('noshi') || hasBagWrongly
  })

  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('shows a picture of its own for each wrapping and card', async () => {
  const { 'accessories.csv': accessories } = await readShopFolder(join(seed, 'tsunagu'))
  const chosen = accessories.filter(({ kind, choices }) => kind !== 'noshi' && choices.length > 0)

  expect(
    chosen.map(({ choice_pictures, choices }) => (choice_pictures?.length ?? 0) - choices.length),
  ).toEqual([0, 0, 0])
  const files = chosen.flatMap(({ choice_pictures }) => (choice_pictures ?? []).map(({ file }) => file))
  expect(new Set(files).size).toBe(files.length)
})
