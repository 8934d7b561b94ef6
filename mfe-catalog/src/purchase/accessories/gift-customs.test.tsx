import {
  getProduct,
  listGiftRules,
  listOccasions,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../../testing/catalog-screen'
import { fakeCart } from '../../testing/fake-cart'
import { anAccessory, aProduct } from '../../testing/product-builders'

const api = fakeCatalogApi()
const cart = fakeCart()
const noshi = anAccessory({ name: 'のし', choices: ['志', '御祝'] })
const inside = {
  key: 'inside',
  conditions: { headings: ['志'], places: ['outer' as const] },
  sentence: '香典返しは「内のし」が一般的です。',
  cure: { label: '内のしにする', set: { kind: 'noshi' as const, noshi_place: 'inner' as const } },
}

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [noshi] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(listGiftRules, { data: [inside] })
  api.answer(listOccasions, { data: [] })
})

test('cures the chosen noshi before it is in the cart', async () => {
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
  expect(api.callsOf(listGiftRules)).toHaveLength(0)

  await userEvent.click(screen.getByRole('checkbox', { name: /^のし/ }))
  await userEvent.selectOptions(screen.getByLabelText('表書き'), '志')
  await waitFor(() => expect(screen.getByText(inside.sentence)).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: '内のしにする' }))

  expect(screen.queryByText(inside.sentence)).not.toBeInTheDocument()
  expect(screen.getByLabelText('かけ方')).toHaveValue('inner')
  await userEvent.click(screen.getAllByRole('button', { name: 'カートに入れる' })[0]!)
  await waitFor(() => expect(cart.requests[0]?.accessories).toMatchObject([{ choice: '志', place: 'inner' }]))
})
