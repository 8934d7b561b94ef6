import { initCart, listCartLeadtimes, listProductAccessories } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCart, aCartProduct, anOrderer, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const areaOf = (name: string, prefectures: string[], postage: number) => ({
  ...{ key: name, name, prefectures, transit_days: 1, is_own: name === '関東' },
  normal: { price_with_tax: postage, free_from: null },
  cool: null,
})
const deliveryAreas = [areaOf('関東', ['東京都'], 770), areaOf('北海道', ['北海道'], 1320)]
const sums = () => screen.getByRole('complementary', { name: 'ご注文内容' })

beforeEach(() => {
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
})

test('states the fee for the prefecture that is being typed', async () => {
  api.answer(initCart, aCart())
  openScreen('/cart/shipping-add', { deliveryAreas })
  await shows(() => screen.getByLabelText(/都道府県/))
  expect(sums()).toHaveTextContent('送料（関東の場合）770円')

  await userEvent.selectOptions(screen.getByLabelText(/都道府県/), '北海道')

  await waitFor(() => expect(sums()).toHaveTextContent('送料（北海道の場合）1,320円'))
  expect(screen.getByText(/^ご注文内容.*合計の目安・送料（北海道の場合） 1,320円/)).toBeVisible()
})

test('follows the form if it differs from the saved place', async () => {
  const shippings = [aShipping()]
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), shippings } }))
  openScreen('/cart/shipping-add', { deliveryAreas })
  await shows(() => screen.getByLabelText(/都道府県/))
  expect(sums()).not.toHaveTextContent('の場合')

  await userEvent.selectOptions(screen.getByLabelText(/都道府県/), '北海道')

  await waitFor(() => expect(sums()).toHaveTextContent('送料（北海道の場合）1,320円'))
})

test('explains why a noshi comes after the address', async () => {
  const product_info = { ...aCartProduct().product_info, accessory_choices: ['noshi' as const] }
  api.answer(initCart, aCart({ detail: { products: [aCartProduct({ product_info })] } }))
  const { urlNow } = openScreen('/cart/shipping-detail')

  await shows(() => screen.getByText('のしは、お届け先をご入力いただいたあとの画面でお選びいただけます。'))
  expect(urlNow()).toBe('/cart/shipping-add?then=delivery')
  expect(screen.getByRole('checkbox', { name: /お届け日時・のしを指定する/ })).toBeChecked()
})
