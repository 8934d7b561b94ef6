import { render, screen } from '@testing-library/react'
import { aCartProduct } from '../testing/cart-builders'
import { LineOptions } from './line-options'

test('lists body measurements in a fixed order with the shop’s labels', () => {
  const measurement = { foot: 235, waist: 605, height: 1495, sleeve: 510, collar: 380 }
  const line = aCartProduct({ measurement })
  render(<LineOptions line={line} products={[line]} />)

  expect(screen.getByText(/^採寸：/)).toHaveTextContent(
    '採寸：身長 149.5cm、ウエスト 60.5cm、袖丈 51cm、足の長さ 23.5cm、collar 38cm',
  )
})
