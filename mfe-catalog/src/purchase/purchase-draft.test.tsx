import {
  getFormLayout,
  getProduct,
  listOccasions,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { anAccessory, anOccasion, aProduct } from '../testing/product-builders'

const api = fakeCatalogApi()
const cart = fakeCart()
const card = anAccessory({ id: 8, key: 'card', kind: 'message_card', name: 'カード', choices: [] })
const noshi = anAccessory({ name: 'のし', choices: ['内祝', '御歳暮'] })
const path = '/product/imabari-towel-set'
const embroidery = { name: 'name_embroidery', label: '刺繍するお名前', type: 'text' }

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getProduct, aProduct({ has_name_embroidery: true }))
  api.answer(listProductAccessories, { data: [noshi, card] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(listOccasions, { data: [anOccasion()] })
  api.answer(getFormLayout, { form: [embroidery], dataFormDefault: {}, options: {}, prefix: '' })
})

async function chooseCard(message: string) {
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
  await userEvent.click(screen.getByRole('checkbox', { name: /^カード/ }))
  await userEvent.type(screen.getByLabelText(/お名前/), message)
}

const summary = () => screen.getByRole('region', { name: 'ラッピング・のし' })
const expectOrderPage = (href: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name: 'お名前の刺繍を指定する' })).toHaveAttribute('href', href),
  )

test('keeps card, message and quantity on the page for the name', async () => {
  const { router } = openScreen(path)
  await chooseCard('おめでとう')
  await userEvent.click(screen.getByRole('button', { name: /増やす/ }))
  await expectOrderPage(`${path}/uos`)

  await act(() => router.navigate(`${path}/uos`))
  await userEvent.type(await screen.findByLabelText(/刺繍するお名前/), 'ひなた')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]).toMatchObject({
      quantity: 2,
      accessories: [{ key: 'card', text: 'おめでとう' }],
      options: { name_embroidery: 'ひなた' },
    }),
  )
})

test('brings back what was typed for an accessory that is chosen again', async () => {
  openScreen(path)
  await chooseCard('おめでとう')

  await userEvent.click(screen.getByRole('checkbox', { name: /^カード/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^カード/ }))

  expect(screen.getByLabelText(/お名前/)).toHaveValue('おめでとう')
})

test('keeps the suggested noshi on the page for the name', async () => {
  const { router } = openScreen(`${path}?occasion=oseibo`)
  await expectOrderPage(`${path}/uos?occasion=oseibo`)

  await act(() => router.navigate(`${path}/uos?occasion=oseibo`))

  await screen.findByLabelText(/刺繍するお名前/)
  expect(summary()).toHaveTextContent('のし（御歳暮）')
})

test('keeps the choices through a reload, but not after the purchase', async () => {
  openScreen(path)
  await chooseCard('おめでとう')
  cleanup()

  openScreen(path)
  await waitFor(() => expect(summary()).toHaveTextContent('カード'))
  await userEvent.click(screen.getAllByRole('button', { name: 'カートに入れる' })[0]!)
  await waitFor(() => expect(cart.requests).toHaveLength(1))
  await cart.answer({ kind: 'added' })
  cleanup()

  openScreen(path)
  await screen.findByText(/ラッピング・のしを選ぶ/)
  expect(summary()).toHaveTextContent('指定なし')
})

test('leaves out choices that another variant lacks', async () => {
  openScreen(path)
  await chooseCard('おめでとう')
  cleanup()
  api.answer(listProductAccessories, { data: [noshi] })

  openScreen(path)

  await screen.findByText(/ラッピング・のしを選ぶ/)
  expect(summary()).toHaveTextContent('指定なし')
})
