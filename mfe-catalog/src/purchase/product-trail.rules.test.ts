import { emptySite, setSite } from '@storefront/site'
import { aProduct } from '../testing/product-builders'
import { buildProductTrail, listMakerLinks } from './product-trail.rules'

const named = (maker: string, brand: string) =>
  listMakerLinks({ maker: { key: 'm', name: maker }, brand: { key: 'b', name: brand } } as Parameters<
    typeof listMakerLinks
  >[0]).map(({ name }) => name)

test.each([
  ['茶匠 やました園', 'やました園', ['茶匠 やました園']],
  ['やました園', '茶匠 やました園', ['茶匠 やました園']],
  ['青葉 織物', '青葉織物', ['青葉 織物']],
  ['青葉織物', '白波', ['青葉織物', '白波']],
])('shows maker %s and brand %s as %j', (maker, brand, shown) => {
  expect(named(maker, brand)).toEqual(shown)
})

test('leads from a school in the trail to its sets', () => {
  const named = { key: 'midori', name: '緑が丘中学校' }
  const product = aProduct()
  const categories = [{ ...named, path: [named] }]
  setSite({ ...emptySite('school'), categories: [{ ...named, school_key: '2101' }] })

  const trail = buildProductTrail({ ...product, product_model: { ...product.product_model, categories } })

  expect(trail).toEqual([{ label: '緑が丘中学校', href: '/school/2101' }])
})
