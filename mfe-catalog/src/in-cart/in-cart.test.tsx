import { publish } from '@storefront/event-bus'
import { act, render, screen } from '@testing-library/react'
import { InCart } from './in-cart'

const change = (quantities?: Record<string, number>) =>
  act(() => publish('cart.changed', { count: 3, total: 3_000, ...(quantities && { quantities }) }))

test('says how many pieces of the product the cart has', () => {
  render(<InCart productId={7} />)
  change({ 7: 2, 8: 1 })

  expect(screen.getByText(/カートに入っています（2点）/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
})

test('disappears once the product has left the cart', () => {
  render(<InCart productId={7} />)
  change({ 7: 2 })
  change({ 8: 1 })

  expect(screen.queryByText(/カートに/)).not.toBeInTheDocument()
})

test('stays hidden for a cart without quantities', () => {
  render(<InCart productId={7} />)
  change()

  expect(screen.queryByText(/カートに/)).not.toBeInTheDocument()
})
