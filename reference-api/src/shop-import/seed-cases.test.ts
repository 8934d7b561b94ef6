import { join } from 'node:path'
import { readShopFolder } from './read-shop-folder'

const seed = join(__dirname, '../../seed')

/** Wholesale cases and the boxed product of the gift shop that they hold. */
const held = {
  'tea-case-sencha': 'tea-tin-sencha',
  'tea-case-hojicha': 'tea-tin-hojicha',
  'cookie-case-blue': 'cookie-tin-blue',
  'senbei-case': 'senbei-shoyu',
  'castella-case': 'castella-gosan',
  'pen-case-ruri': 'pen-ruri',
}

const sidesOf = (text = '') =>
  (/([\d.]+)×([\d.]+)×([\d.]+)cm/.exec(text) ?? []).slice(1).map(Number) as [number, number, number]

const turned = ([a, b, c]: [number, number, number]) => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
]

/** Counts the boxes that fit into the case if all of them lie the same way. */
const countFitting = (outer: [number, number, number], inner: [number, number, number]) =>
  Math.max(
    ...turned(inner).map((sides) =>
      outer.reduce((count, side, axis) => count * Math.floor(side / sides[axis]!), 1),
    ),
  )

async function readBoxes(name: string) {
  const { 'sizes.csv': sizes, 'products.csv': products } = await readShopFolder(join(seed, name))
  const boxes = new Map(sizes.map(({ product, box }) => [product, box ?? '']))
  return { products, boxOf: (key: string) => sidesOf(boxes.get(key)) }
}

test('sizes every wholesale case for the boxes that it holds', async () => {
  const [business, gifts] = await Promise.all([readBoxes('business'), readBoxes('tsunagu')])
  const wrong = Object.entries(held).flatMap(([key, single]) => {
    const product = business.products.find((one) => one.key === key)
    const pieces = Number(product?.data.find(({ label }) => label === '入り数')?.value)
    const fitting = countFitting(business.boxOf(key), gifts.boxOf(single))
    return fitting >= pieces ? [] : [`${key}: ${fitting} of ${pieces}`]
  })

  expect(wrong).toEqual([])
})

test('gives every wholesale case the volume of contents with stated sides', async () => {
  const { 'sizes.csv': sizes, 'products.csv': products } = await readShopFolder(join(seed, 'business'))
  const wrong = sizes.flatMap(({ product, size, box }) => {
    const [, ...sides] = /([\d.]+)×([\d.]+)×([\d.]+)cm/.exec(size ?? '') ?? []
    const data = products.find(({ key }) => key === product)?.data ?? []
    const pieces = Number(data.find(({ label }) => label === '入り数')?.value)
    const volume = sides.map(Number).reduce((all, side) => all * side, pieces)
    return sides.length === 0 || volume <= sidesOf(box ?? '').reduce((all, side) => all * side, 1)
      ? []
      : [product]
  })

  expect(wrong).toEqual([])
})
