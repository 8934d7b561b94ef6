import { initCart } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aCart, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

test('links from a line without noshi to its choice', async () => {
  const accessory_choices = ['noshi' as const, 'wrapping' as const]
  const product_info = { ...aCartProduct().product_info, accessory_choices }
  api.answer(initCart, aCart({ detail: { products: [aCartProduct({ product_info })] } }))
  openScreen('/cart')

  await shows(() => screen.getByText('のし・ラッピング：なし'))
  expect(screen.getByRole('link', { name: 'のし・ラッピングを選ぶ' })).toHaveAttribute(
    'href',
    '/cart/shipping-detail',
  )
})
