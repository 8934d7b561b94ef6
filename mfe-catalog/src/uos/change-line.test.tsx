import { getFormLayout, getProduct, listFittingDays, listProductAccessories } from '@storefront/contracts'
import { answerCalls, type LineChange, type LineChangeOutcome, type LineInCart } from '@storefront/event-bus'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { aProduct } from '../testing/product-builders'
import './product-uos.route'

const api = fakeCatalogApi()
const embroideryForm = {
  form: [
    { name: 'style', label: '書体', type: 'radio' },
    { name: 'color', label: '糸の色', type: 'select' },
  ],
  dataFormDefault: {},
  options: {
    style: [{ value: 'kaisho', label: '楷書' }],
    color: [
      { value: 'kon', label: '紺' },
      { value: 'beni', label: '紅' },
    ],
  },
  prefix: '',
}
const uosForm = {
  form: [
    { name: 'height', label: '身長', type: 'number' },
    { name: 'name_embroidery', label: '刺繍するお名前', type: 'text' },
  ],
  dataFormDefault: {},
  options: {},
  prefix: '',
}
const sizes = ['160', '170'].map((size, index) => ({
  ...aProduct({ id: index + 10, key: `blazer-${size}` }),
  variant_value_1: size,
  variant_value_2: null,
}))
const product_model = { ...aProduct().product_model, variant_label_1: 'サイズ', products: sizes }
const inCart: LineInCart = {
  product_key: 'blazer-160',
  quantity: 2,
  options: { 'measurement.height': '152.5', name_embroidery: '田中（楷書・紺）' },
}

let line: LineInCart | null
let outcome: LineChangeOutcome
const changes: LineChange[] = []
let stopAnswering: () => void

beforeEach(() => {
  sessionStorage.clear()
  line = inCart
  outcome = { kind: 'changed' }
  changes.length = 0
  const stopFinding = answerCalls('cart.find-line', async () => line)
  const stopChanging = answerCalls('cart.change-line', async (change) => {
    changes.push(change)
    return outcome
  })
  stopAnswering = () => [stopFinding, stopChanging].forEach((stop) => stop())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listFittingDays, { data: [] })
  api.answerBy(getFormLayout, ({ params: { page } }) => [page === 'uos' ? uosForm : embroideryForm, 200])
  api.answerBy(getProduct, ({ params: { key = '' } }) => {
    const { id } = sizes.find((one) => one.key === key)!
    const own = { id, key, name: '指定ブレザー', product_model }
    return [aProduct({ ...own, has_measurement: true, has_name_embroidery: true }), 200]
  })
})
afterEach(() => stopAnswering())

const open = () => openScreen('/product/blazer-160/uos?line=line-1')
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'この内容に変更する' }))

test('shows what the line has', async () => {
  open()

  await shows(() => screen.getByRole('heading', { level: 1, name: 'サイズ・採寸・刺繍の変更' }))
  await waitFor(() => expect(screen.getByLabelText(/身長/)).toHaveValue('152.5'))
  expect(screen.getByLabelText(/刺繍するお名前/)).toHaveValue('田中')
  expect(screen.getByLabelText(/糸の色/)).toHaveValue('kon')
  expect(screen.queryByRole('button', { name: /カートに入れる/ })).not.toBeInTheDocument()
})

test('changes the thread and keeps the rest', async () => {
  const { visited } = open()
  await userEvent.selectOptions(await screen.findByLabelText(/糸の色/), '紅')

  await submit()

  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]).toEqual({
    line_key: 'line-1',
    product_id: 10,
    options: { 'measurement.height': '152.5', name_embroidery: '田中（楷書・紅）' },
  })
  await waitFor(() => expect(visited).toEqual(['/cart#line-line-1']))
})

test('returns from a buy-now order to its confirm screen', async () => {
  const { visited } = openScreen('/product/blazer-160/uos?line=line-1&buy=now')
  await shows(() => screen.getByRole('link', { name: '変更せずに確認の画面へ戻る' }))
  expect(screen.getByRole('link', { name: /^170/ })).toHaveAttribute(
    'href',
    expect.stringContaining('line=line-1&buy=now'),
  )

  await submit()

  await waitFor(() => expect(visited).toEqual(['/cart/confirm?buy=now']))
})

test('keeps the typed name while another size is chosen', async () => {
  open()
  const name = await screen.findByLabelText(/刺繍するお名前/)
  await userEvent.clear(name)
  await userEvent.type(name, '佐藤')

  await userEvent.click(screen.getByRole('link', { name: /^170/ }))
  await shows(() => screen.getByText(/^サイズ：170/))
  await submit()

  await waitFor(() => expect(changes[0]).toMatchObject({ product_id: 11 }))
  expect(changes[0]?.options['name_embroidery']).toBe('佐藤（楷書・紺）')
})

test('says why the cart refused the change', async () => {
  outcome = { kind: 'refused', reason: 'sold-out', message: '「指定ブレザー」は在庫切れです。' }
  open()

  await submit()

  await shows(() => screen.getByText('「指定ブレザー」は在庫切れです。'))
  expect(screen.getByLabelText(/刺繍するお名前/)).toHaveValue('田中')
})

test.each([
  ['the line is gone', null],
  ['the line has another product', { ...inCart, product_key: 'towel' }],
])('says that the product isn’t in the cart when %s', async (_why, found) => {
  line = found
  open()

  await shows(() => screen.getByText('この商品は、カートにもう入っていません。'))
  expect(screen.queryByRole('button', { name: 'この内容に変更する' })).not.toBeInTheDocument()
})
