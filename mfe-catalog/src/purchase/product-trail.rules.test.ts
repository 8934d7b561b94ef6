import { listMakerLinks } from './product-trail.rules'

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
