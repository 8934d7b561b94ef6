import {
  getFormLayout,
  getProduct,
  getSchool,
  listFittingDays,
  listProductAccessories,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aProduct } from '../testing/product-builders'
import { aBlazer, aSchool, aSchoolSet } from '../testing/school-builders'
import './product-uos.route'

const api = fakeCatalogApi()
const cart = fakeCart()
const sizes = [
  { size: '160', price_with_tax: 19_580 },
  { size: '170', price_with_tax: 19_910 },
].map(({ size, price_with_tax }, index) => ({
  ...aProduct({ id: index + 10, key: size === '160' ? 'blazer' : `blazer-${size}`, price_with_tax }),
  variant_value_1: size,
  variant_value_2: null,
}))
const product_model = {
  ...aProduct().product_model,
  key: 'blazer',
  variant_label_1: 'サイズ',
  size_table: {
    caption: '仕上がり寸法',
    growth_cm: 10,
    rows: [
      ['サイズ', '身長の目安'],
      ['160', '155〜164'],
      ['170', '165〜174'],
    ],
  },
  products: sizes,
}

// jsdom has no scrolling.
Element.prototype.scrollIntoView = () => Promise.resolve()

beforeEach(() => {
  sessionStorage.clear()
  api.answer(listProductAccessories, { data: [] })
  api.answer(listFittingDays, { data: [] })
  api.answer(getSchool, aSchool({ sets: [aSchoolSet({ key: 'uniform', items: [aBlazer()] })] }))
  api.answer(getFormLayout, {
    form: [{ name: 'height', label: '身長', type: 'number' }],
    dataFormDefault: {},
    options: {},
    prefix: '',
  })
  api.answerBy(getProduct, ({ params: { key = '' } }) => {
    const { id, price_with_tax } = sizes.find((one) => one.key === key)!
    return [
      aProduct({ id, key, price_with_tax, name: '指定ブレザー', has_measurement: true, product_model }),
      200,
    ]
  })
})

const startingPrices = () => screen.queryAllByText('円〜')

test('shows a starting price until a size is chosen', async () => {
  openScreen('/product/blazer/uos')
  await waitFor(() => expect(startingPrices()).toHaveLength(2))

  await userEvent.click(screen.getByRole('link', { name: '170 19,910円' }))

  await waitFor(() => expect(startingPrices()).toHaveLength(0))
  expect(screen.getAllByText('19,910', { exact: true })).toHaveLength(2)
})

test('shows the sum of all pieces beside the button', async () => {
  openScreen('/product/blazer-170/uos')

  await userEvent.click(await screen.findByRole('button', { name: /増やす/ }))

  expect(screen.getByText(/^小計/)).toHaveTextContent('39,820円')
})

test('keeps the size chart open when a size is chosen', async () => {
  openScreen('/product/blazer/uos')
  await userEvent.click(await screen.findByText('サイズ表を見る'))

  await userEvent.click(screen.getByRole('link', { name: /^170/ }))

  await shows(() => screen.getByText(/^サイズ：170/))
  expect(screen.getByText('サイズ表を見る').closest('details')).toHaveAttribute('open')
})

test('announces an added garment only for its own size', async () => {
  openScreen('/product/blazer-170/uos?set=2101.uniform')
  await userEvent.click(await screen.findByRole('button', { name: 'カートに入れる' }))
  await waitFor(() => expect(cart.requests).toHaveLength(1))
  await cart.answer({ kind: 'added' })
  await shows(() => screen.getByText('指定ブレザーをカートに追加しました'))

  await userEvent.click(screen.getByRole('link', { name: /^160/ }))

  await shows(() => screen.getByText(/^サイズ：160/))
  expect(screen.queryByText('指定ブレザーをカートに追加しました')).not.toBeInTheDocument()
})

test('leads from the largest size to an inquiry', async () => {
  openScreen('/product/blazer-170/uos')

  await userEvent.type(await screen.findByLabelText(/身長/), '168')

  await shows(() => screen.getByText(/いちばん大きいサイズ170（身長165〜174cm）をご案内します。/))
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact?category=size')
})
