import { openCartWithProduct } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { polyfillDialog } from '@storefront/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { addedProduct, addProduct, dismissAddedProduct } from '../engine/add-to-cart.state'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { CartDrawer } from './cart-drawer'

const api = fakeCartApi()
beforeAll(polyfillDialog)

test('announces an added product and shows the cart', async () => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  dismissAddedProduct()
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  render(<CartDrawer />)

  act(() => addedProduct.set({ isPending: true, quantity: 1 }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => addProduct({ product_key: 'imabari-towel-set', product_id: 1, quantity: 1 }))

  await shows(() => screen.getByText('「今治タオル」をカートに追加しました。'))
  expect(screen.getByRole('region', { name: 'カートの中身' })).toHaveTextContent('1点 3,300円')
  expect(screen.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))

  await waitFor(() =>
    expect(screen.queryByText('「今治タオル」をカートに追加しました。')).not.toBeInTheDocument(),
  )
})
