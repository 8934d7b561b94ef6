import { join } from 'node:path'
import { readShopFolder } from './read-shop-folder'

const seed = join(__dirname, '../../seed')
/** Clothes and shoes of pupils are chosen by a size table, which tells the height or the foot's length. */
const forChildren = /^(?:baby(?:-.+)?|(?:school-)?(?:kaban|gakuyouhin))$/

test.each(['tsunagu', 'school', 'business'])(
  'states age and material of every child’s product of %s',
  async (name) => {
    const { 'products.csv': products } = await readShopFolder(join(seed, name))

    const childs = products.filter(
      ({ name: shown, categories }) =>
        categories.some((key) => forChildren.test(key)) || /こども|子ども|雛/.test(shown),
    )
    const lacking = childs.filter(({ data }) =>
      ['対象年齢', '素材'].some((wanted) => !data.some(({ label }) => label === wanted)),
    )

    expect(lacking.map(({ key }) => key)).toEqual([])
    expect(childs.length > 0).toBe(name !== 'business')
  },
)
