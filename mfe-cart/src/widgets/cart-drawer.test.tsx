import { openCartWithProduct } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { polyfillDialog } from '@storefront/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { addedProduct, addProduct, dismissAddedProduct } from '../engine/add-to-cart.state'
import { leaveCart } from '../engine/cart.state'
import { aCart, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { CartDrawer } from './cart-drawer'

const api = fakeCartApi()
beforeAll(polyfillDialog)
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  dismissAddedProduct()
})

test.each([
  ['oseibo', ['noshi'], true],
  ['oseibo', ['wrapping'], false],
  [undefined, ['noshi'], false],
] as const)('knows an open noshi in the list of %s for %s', async (occasion, choices, isNoshiOpen) => {
  const towel = aCartProduct()
  const product_info = { ...towel.product_info, accessory_choices: [...choices] }
  api.answer(openCartWithProduct, aCart({ detail: { products: [{ ...towel, product_info }] } }))
  addedProduct.set({ isPending: true, quantity: 1 })

  const of = { product_key: 'towel', product_id: towel.product_id, quantity: 1 }
  await addProduct({ ...of, ...(occasion ? { occasion } : {}) })

  expect(addedProduct.get()).toMatchObject({ isNoshiOpen })
  leaveCart('ordered')
})

test.each([
  ['a list', undefined, true],
  ['the page that asks for the name', {}, false],
] as const)('knows an open name of a product added on %s', async (_page, options, isNameOpen) => {
  const bear = aCartProduct()
  const product_info = { ...bear.product_info, has_name_embroidery: true }
  api.answer(openCartWithProduct, aCart({ detail: { products: [{ ...bear, product_info }] } }))
  addedProduct.set({ isPending: true, quantity: 1 })

  const of = { product_key: 'bear', product_id: bear.product_id, quantity: 1 }
  await addProduct({ ...of, ...(options ? { options } : {}) })

  expect(addedProduct.get()).toMatchObject({ isNameOpen })
  leaveCart('ordered')
})

test('announces an added product and shows the cart', async () => {
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
