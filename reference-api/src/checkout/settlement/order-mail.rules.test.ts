import { goodsRows } from './order-mail.rules'

type Line = Parameters<typeof goodsRows>[0][number]

const aLine = (own: Partial<Line>) =>
  ({
    product_info: {
      name: '漆の万年筆',
      variant_name: null,
      is_reduced_tax_rate: false,
      name_marking: '刻印',
    },
    ...{ unit_price: 20_000, price_with_tax: 22_000, quantity: 1, total_price: 22_000, accessories: [] },
    name_embroidery: null,
    ...own,
  }) as unknown as Line

test('lists the name on a product by its marking', () => {
  expect(goodsRows([aLine({ name_embroidery: '田中' })])).toContainEqual(['　刻印', '田中'])
})

test('lists no name on a product without one', () => {
  expect(goodsRows([aLine({})])).toHaveLength(1)
})
