import { initCart, listCartLeadtimes, listProductAccessories, lookUpPostalCode } from '@storefront/contracts'
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
const deliveryAreas = [
  areaOf('関東', ['東京都'], 770),
  areaOf('北海道', ['北海道'], 1320),
  areaOf('離島', [], 2200),
]
const townOf = (postal_code: string, delivery_area: string) => ({
  ...{ postal_code, prefecture: '東京都', city: '小笠原村', town: '父島', delivery_area },
})
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

test('states the fee for a remote island by its postal code', async () => {
  api.answer(initCart, aCart())
  api.answer(lookUpPostalCode, { data: [townOf('1002101', '離島')] })
  openScreen('/cart/shipping-add', { deliveryAreas })

  await userEvent.type(await screen.findByLabelText(/郵便番号/), '1002101')

  await waitFor(() => expect(sums()).toHaveTextContent('送料（離島の場合）2,200円'))
})

test('replaces saved postage for an island in the same prefecture', async () => {
  const shippings = [aShipping()]
  api.answerBy(lookUpPostalCode, ({ url }) => {
    const code = url.searchParams.get('code') ?? ''
    return [{ data: [townOf(code, code === '1002101' ? '離島' : '関東')] }, 200]
  })
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), shippings } }))
  openScreen('/cart/shipping-add', { deliveryAreas })
  const code = await screen.findByLabelText(/郵便番号/)
  expect(sums()).not.toHaveTextContent('の場合')

  await userEvent.clear(code)
  await userEvent.type(code, '1002101')

  await waitFor(() => expect(sums()).toHaveTextContent('送料（離島の場合）2,200円'))
})

test('explains why a noshi comes after the address', async () => {
  const product_info = { ...aCartProduct().product_info, accessory_choices: ['noshi' as const] }
  api.answer(initCart, aCart({ detail: { products: [aCartProduct({ product_info })] } }))
  const { urlNow } = openScreen('/cart/shipping-detail')

  await shows(() => screen.getByText('のしは、お届け先をご入力いただいたあとの画面でお選びいただけます。'))
  expect(urlNow()).toBe('/cart/shipping-add?then=delivery')
  expect(screen.getByRole('checkbox', { name: /お届け日時・のしを指定する/ })).toBeChecked()
})
