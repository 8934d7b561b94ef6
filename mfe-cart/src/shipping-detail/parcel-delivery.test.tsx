import { initCart, listCartLeadtimes, listProductAccessories } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

test('names only the delivery day where no product has gift options', async () => {
  const product_info = { ...aCartProduct().product_info, has_accessories: false }
  const products = [aCartProduct({ key: 'towel', product_info })]
  const shippings = [aShipping({ packings: [aPacking({ products: [{ key: 'towel', quantity: 1 }] })] })]
  api.answer(initCart, anOrderableCart({ detail: { products, shippings } }))
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
  openScreen('/cart/shipping-detail')

  await shows(() => screen.getByRole('heading', { level: 1, name: 'お届け日時の指定' }))
})

test('warns about prepaid methods as soon as a day is chosen', async () => {
  api.answer(listCartLeadtimes, {
    data: [
      {
        packing_key: 'packing-1',
        shipping_key: 'shipping-1',
        first_day: '2026-11-27',
        days: ['2026-11-27', '2026-12-03'],
        timezones: [],
        prepayment: { names: ['銀行振込'], limits: [{ from: '2026-12-03', pay_by: '2026-11-28' }] },
      },
    ],
  })
  api.answer(initCart, anOrderableCart())
  api.answer(listProductAccessories, { data: [] })
  openScreen('/cart/shipping-detail')

  await userEvent.selectOptions(await screen.findByLabelText(/^お届け希望日/), '2026-11-27')

  expect(screen.getByText('この日のお届けには、銀行振込はお使いいただけません。')).toBeVisible()
})
