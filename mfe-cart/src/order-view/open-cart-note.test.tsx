import { act, render, screen } from '@testing-library/react'
import { adoptCart, leaveCart } from '../engine/cart.state'
import { aCart } from '../testing/cart-builders'
import { OpenCartNote } from './open-cart-note'

beforeEach(() => adoptCart(aCart()))
afterEach(() => leaveCart('ordered'))

test('says in an order of 今すぐ購入 that the cart keeps its goods', () => {
  render(<OpenCartNote kind="buy-now" />)

  expect(screen.getByText(/^カートの商品（1点）は、このご注文に含まれません。/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
})

test('stays away from an order of the cart itself', () => {
  render(<OpenCartNote kind="open" />)

  expect(screen.queryByText(/カートの商品/)).not.toBeInTheDocument()
})

test('disappears with the cart', () => {
  render(<OpenCartNote kind="buy-now" />)

  act(() => leaveCart('expired'))

  expect(screen.queryByText(/カートの商品/)).not.toBeInTheDocument()
})
