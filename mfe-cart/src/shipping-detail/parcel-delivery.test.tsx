import { addCartAccessory, initCart, listCartLeadtimes, listProductAccessories } from '@storefront/contracts'
import { polyfillDialog } from '@storefront/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
beforeAll(polyfillDialog)

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

test('takes back a day that a printed name makes impossible', async () => {
  const leadtimeFrom = (first_day: string, days: string[]) => ({
    data: [{ packing_key: 'packing-1', shipping_key: 'shipping-1', first_day, days, timezones: [] }],
  })
  const printing = {
    ...{ id: 5, key: 'name-print', kind: 'wrapping' as const, name: '名入れ', description: '' },
    ...{ unit_price: 0, price_with_tax: 0, tax_rate: 10, text_label: 'お入れするお名前' },
    ...{ text_max_length: 40, choices: [], image: null, added_days: 10 },
  }
  api.answer(listCartLeadtimes, leadtimeFrom('2026-11-27', ['2026-11-27', '2026-12-11']))
  api.answer(initCart, anOrderableCart())
  api.answer(listProductAccessories, { data: [printing] })
  api.answer(addCartAccessory, anOrderableCart({ version: 2 }))
  openScreen('/cart/shipping-detail')
  const day = await screen.findByLabelText(/^お届け希望日/)
  await userEvent.selectOptions(day, '2026-11-27')
  api.answer(listCartLeadtimes, leadtimeFrom('2026-12-11', ['2026-12-11']))

  await userEvent.click(screen.getByRole('button', { name: '名入れを付ける' }))
  await userEvent.type(screen.getByRole('textbox', { name: /お入れするお名前/ }), '喫茶つむぎ')
  await userEvent.click(screen.getByRole('button', { name: 'この内容で付ける' }))

  await shows(() => screen.getByText(/ご指定の11月27日（金）には間に合わなくなりました/))
  expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('')
  expect(api.callsOf(addCartAccessory)[0]?.body).toMatchObject({ noshi_name: '喫茶つむぎ' })
})
