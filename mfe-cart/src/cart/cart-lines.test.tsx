import { addCartProduct, deleteCartProducts, initCart } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCart, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

test('announces a restored line', async () => {
  const line = aCartProduct()
  api.answer(initCart, aCart({ detail: { products: [line] } }))
  api.answer(deleteCartProducts, aCart({ version: 2, detail: { products: [] } }))
  api.answer(addCartProduct, aCart({ version: 3, detail: { products: [line] } }))
  openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: '今治タオルを削除する' }))
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))

  const told = await screen.findByText('「今治タオル」をカートに戻しました。')
  expect(told).toHaveAttribute('aria-live', 'polite')
})

test('names each line by the fragment that a change returns to', async () => {
  api.answer(initCart, aCart({ detail: { products: [aCartProduct({ key: 'line-1' })] } }))
  openScreen('/cart')

  await waitFor(() =>
    expect(screen.getByRole('heading', { name: '今治タオル' })).toHaveAttribute('id', 'line-line-1'),
  )
})
