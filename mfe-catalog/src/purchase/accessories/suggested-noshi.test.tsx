import {
  getProduct,
  listOccasions,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../../testing/catalog-screen'
import { fakeCart } from '../../testing/fake-cart'
import { anAccessory, anOccasion, aProduct } from '../../testing/product-builders'
import { suggestedNoshi } from './suggested-noshi.rules'

const api = fakeCatalogApi()
const cart = fakeCart()
const noshi = anAccessory({ name: '熨斗', choices: ['内祝', '御歳暮'] })

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [noshi] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(listOccasions, { data: [anOccasion()] })
})

test('a product that is looked at for お歳暮 goes into the cart with its noshi, in one press', async () => {
  openScreen('/product/imabari-towel-set?occasion=oseibo')
  const dress = await screen.findByRole('region', { name: 'ギフトの装い' })
  expect(dress).toHaveTextContent('熨斗（御歳暮）')

  const buy = within(screen.getByRole('region', { name: 'ご購入' })).getByRole('button', {
    name: 'カートに入れる',
  })
  await userEvent.click(buy)

  await waitFor(() =>
    expect(cart.requests[0]).toMatchObject({
      accessories: [{ key: 'noshi', accessory_id: 7, choice: '御歳暮' }],
    }),
  )
})

test('a product that is looked at for nothing wears nothing, and asks for no occasions', async () => {
  openScreen('/product/imabari-towel-set')

  expect(await screen.findByRole('region', { name: 'ギフトの装い' })).toHaveTextContent('指定なし')
  expect(api.callsOf(listOccasions)).toEqual([])
})

test('a noshi that has no such choice is not suggested', () => {
  expect(suggestedNoshi([noshi], '御歳暮')).toHaveLength(1)
  expect(suggestedNoshi([noshi], '寿')).toEqual([])
  expect(suggestedNoshi([anAccessory({ kind: 'wrapping', choices: ['御歳暮'] })], '御歳暮')).toEqual([])
  expect(suggestedNoshi([noshi], undefined)).toEqual([])
})
