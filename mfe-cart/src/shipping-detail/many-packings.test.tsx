import {
  copyCartAccessories,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  listProductAccessories,
  modifyCartPacking,
} from '@storefront/contracts'
import { polyfillDialog, recordToasts } from '@storefront/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCartAccessory, aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
beforeAll(polyfillDialog)

const places = (count: number) =>
  anOrderableCart({
    detail: {
      products: Array.from({ length: count }, (_, index) => ({
        ...aCartProduct(),
        key: `towel-${index}`,
        packing_key: `packing-${index}`,
        accessories: index === 0 ? [aCartAccessory({ product_key: 'towel-0' })] : [],
      })),
      shippings: Array.from({ length: count }, (_, index) =>
        aShipping({
          key: `shipping-${index}`,
          shipping_name: `宛先${index}`,
          packings: [
            aPacking({
              key: `packing-${index}`,
              shipping_key: `shipping-${index}`,
              products: [{ key: `towel-${index}`, quantity: 1 }],
            }),
          ],
        }),
      ),
    },
  })

test('copies the accessories of one parcel to all other parcels', async () => {
  const cart = places(3)
  api.answer(initCart, cart)
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
  api.answer(copyCartAccessories, { ...cart, version: 2 })
  const toasts = recordToasts()
  openScreen('/cart/shipping-detail')

  await userEvent.click(
    await screen.findByRole('button', { name: 'このラッピング・のしを、ほかの2件にもコピーする' }),
  )

  await waitFor(() => expect(toasts).toEqual(['ラッピング・のしを、ほかの2件にもコピーしました。']))
  expect(api.callsOf(copyCartAccessories).map(({ body }) => body)).toEqual([
    { token: 'cart-token', packing_key: 'packing-0' },
  ])
})

/** Opens the step with seven parcels and expands the sixth. */
async function expandParcel() {
  const cart = places(7)
  const leadtime = { first_day: '2026-12-01', days: ['2026-12-01', '2026-12-02'], timezones: [] }
  api.answer(initCart, cart)
  api.answer(listProductAccessories, { data: [] })
  api.answer(listCartLeadtimes, {
    data: Array.from({ length: 7 }, (_, index) => ({
      ...leadtime,
      packing_key: `packing-${index}`,
      shipping_key: `shipping-${index}`,
    })),
  })
  api.answer(modifyCartPacking, { ...cart, version: 2 })
  api.answer(listCartPayments, { data: [] })
  const { urlNow } = openScreen('/cart/shipping-detail')
  const summary = await screen.findByText(/宛先5 さま 1点/)
  expect(screen.queryByLabelText(/^お届け希望日/)).not.toBeInTheDocument()
  const folded = summary.closest('details')!
  folded.open = true
  fireEvent(folded, new Event('toggle'))
  return { urlNow }
}

test('shows the delivery days of a collapsed parcel after it is expanded', async () => {
  const { urlNow } = await expandParcel()

  await userEvent.selectOptions(await screen.findByLabelText(/^お届け希望日/), '2026-12-02')
  await userEvent.click(screen.getByRole('button', { name: 'お支払いへ進む' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  expect(api.callsOf(modifyCartPacking).map(({ body }) => body)).toEqual([
    { token: 'cart-token', key: 'packing-5', delivery_at: '2026-12-02', delivery_timezone_key: null },
  ])
})

test('groups the fields of an expanded parcel under its recipient', async () => {
  await expandParcel()

  const parcel = within(await screen.findByRole('group', { name: /宛先5 さま$/ }))

  expect(parcel.getByLabelText(/^お届け希望日/)).toBeVisible()
})

test('offers to add the name that a noshi lacks', async () => {
  const noshi = aCartAccessory({ product_key: 'towel-0', noshi_name: null })
  const cart = places(1)
  cart.data.detail.products[0]!.accessories = [noshi]
  api.answer(initCart, cart)
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, {
    data: [
      {
        ...{ id: noshi.accessory_id, key: 'noshi', kind: 'noshi', name: 'のし', description: '' },
        ...{ unit_price: 0, price_with_tax: 0, tax_rate: 10, text_label: 'お名前', text_max_length: 20 },
        ...{ choices: ['御祝'], image: null },
      },
    ],
  })
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: 'のしにお名前を入れる' }))

  expect(screen.getByRole('dialog', { name: 'のし' })).toBeVisible()
})
