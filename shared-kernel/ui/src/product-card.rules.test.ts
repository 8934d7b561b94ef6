import { badgesOf, cardOf } from './product-card.rules'

const goods = {
  key: 'towel-case-shiro',
  name: '業務用 今治フェイスタオル',
  maker: null,
  brand: null,
  image: null,
  unit_price: 24_000,
  price_with_tax: 26_400,
  before_price_with_tax: null,
  price_with_tax_to: null,
  pieces: { count: 30, unit: '枚' },
  review: { average: null, count: 0 },
  stock_state: 'in_stock',
}

test('shows the price per piece and the lowest price on separate lines', () => {
  const steps = [{ from: 10, unit_price: 21_600, price_with_tax: 23_760 }]

  const card = cardOf({ ...goods, price_steps: steps } as unknown as Parameters<typeof cardOf>[0])

  expect(card).toMatchObject({ priceNotes: ['30枚入　1枚800円（税抜）', 'まとめて1枚720円〜（税抜）'] })
})

test('shows that a product can bear a name', () => {
  const tags = [
    { key: 'lot', name: 'まとめ買い' },
    { key: 'name', name: '名入れ' },
  ]

  const badges = badgesOf({ ...goods, tags } as unknown as Parameters<typeof badgesOf>[0])

  expect(badges).toEqual([{ label: '名入れ', tone: 'plain' }])
})
