import { render, screen } from '@testing-library/react'
import { aCartProduct, aDetail } from '../../testing/cart-builders'
import { CartTotals } from './cart-totals'

test.each([true, false])('explains the mark of reduced prices, brief: %s', (isBrief) => {
  const sweet = aCartProduct()
  const product_info = { ...sweet.product_info, is_reduced_tax_rate: true }

  render(<CartTotals detail={aDetail({ products: [{ ...sweet, product_info }] })} isBrief={isBrief} />)

  expect(screen.getByText('※は軽減税率（8%）対象商品です。')).toBeVisible()
})
