import { render, screen } from '@testing-library/react'
import { aCartProduct, anOrderableCart } from '../testing/cart-builders'
import { OrderSummary } from './order-summary'

test('keeps a line’s quantity and its unit in one element', () => {
  const products = [aCartProduct({ quantity: 3 })]
  render(<OrderSummary cart={anOrderableCart({ detail: { products } })} />)

  expect(screen.getByText((_, element) => element?.textContent === '3点')).toBeVisible()
})
