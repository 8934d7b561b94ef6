import { availableStock, stockNeeded, stockState } from './stock.rules'

const aComponent = (component_product_id: number, quantity: number, stock: number) => ({
  product_id: 1,
  component_product_id,
  quantity,
  name: '',
  stock,
})

test('limits an assembled set to its scarcest component', () => {
  expect(availableStock({ stock: 0, is_unlimited: true }, [aComponent(2, 2, 7), aComponent(3, 1, 9)])).toBe(3)
  expect(availableStock({ stock: 4, is_unlimited: false }, [aComponent(2, 2, 0)])).toBe(4)
})

test('adds up the stock of each component that a cart needs', () => {
  const products = new Map([
    [1, { is_unlimited: true }],
    [2, { is_unlimited: false }],
  ])

  const needed = stockNeeded(
    [
      { product_id: 2, quantity: 1 },
      { product_id: 1, quantity: 2 },
    ],
    products,
    [aComponent(3, 1, 9), aComponent(2, 2, 9)],
  )

  expect(needed).toEqual([
    { product_id: 2, quantity: 5 },
    { product_id: 3, quantity: 2 },
  ])
})

test('reports few left when stock is at the threshold', () => {
  expect([stockState(0, 5), stockState(5, 5), stockState(6, 5)]).toEqual(['sold_out', 'few', 'in_stock'])
})
