import { act, render, screen } from '@testing-library/react'
import { publishOpened } from '../starter-events'
import { SeenProducts } from './seen-products'

test('counts each opened product once', () => {
  render(<SeenProducts />)
  expect(screen.queryByText(/見た商品/)).not.toBeInTheDocument()

  act(() => [1, 2, 1].forEach(publishOpened))

  expect(screen.getByText('見た商品は2点です。')).toBeVisible()
})
