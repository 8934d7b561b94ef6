import { join } from 'node:path'
import { readShopFolder } from './read-shop-folder'

const seed = join(__dirname, '../../seed')

const namedGoods = async (shop: string) => {
  const { 'products.csv': products } = await readShopFolder(join(seed, shop))
  return { products, keys: products.filter(({ tags }) => tags.includes('name')).map(({ key }) => key) }
}

test('tags wholesale goods that can bear a name', async () => {
  const { products, keys } = await namedGoods('business')

  expect(keys).toEqual(products.filter(({ detail }) => detail.includes('名入れ')).map(({ key }) => key))
  expect(keys).toEqual(expect.arrayContaining(['pen-case-ruri', 'notebook-case-kuro', 'furoshiki-case']))
  expect(keys).toContain('soap-case')
})

test.each(['tsunagu', 'school'])('tags the goods of %s whose form asks for a name', async (shop) => {
  const { products, keys } = await namedGoods(shop)

  expect(keys).toEqual(
    products.filter(({ has_name_embroidery }) => has_name_embroidery).map(({ key }) => key),
  )
  expect(keys.length).toBeGreaterThan(0)
})
