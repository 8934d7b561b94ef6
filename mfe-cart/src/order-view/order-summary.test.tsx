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

test('lists the parcel’s card with a price apart from its words', () => {
  const card = aCartAccessory({
    kind: 'message_card',
    name: 'メッセージカード',
    ...{ noshi_heading: null, noshi_name: null, message: 'おめでとう', total_price: 110 },
  })
  render(
    <OrderSummary
      cart={anOrderableCart({ detail: { products: [aCartProduct({ accessories: [card] })] } })}
    />,
  )

  expect(screen.getByRole('heading', { name: '荷物に添えるもの' })).toBeVisible()
  expect(screen.getByText('メッセージカード（「おめでとう」）')).toBeVisible()
  expect(screen.getByText('＋110円')).toBeVisible()
})
