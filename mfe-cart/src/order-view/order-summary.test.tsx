import { render, screen } from '@testing-library/react'
import { aCartAccessory, aCartProduct, anOrderableCart } from '../testing/cart-builders'
import { OrderSummary } from './order-summary'

test('keeps a line’s quantity and its unit in one element', () => {
  const products = [aCartProduct({ quantity: 3 })]
  render(<OrderSummary cart={anOrderableCart({ detail: { products } })} />)

  expect(screen.getByText((_, element) => element?.textContent === '3点')).toBeVisible()
})

test('lists a line’s noshi with its heading and name', () => {
  const products = [aCartProduct({ accessories: [aCartAccessory()] })]
  render(<OrderSummary cart={anOrderableCart({ detail: { products } })} />)

  expect(screen.getByText(/^のし（御祝.*山田.*） 無料$/)).toBeVisible()
})
