import {
  getFormLayout,
  getProduct,
  getSchool,
  listFittingDays,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  listTimeseries,
  recordProductView,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aProduct, anAccessory } from '../testing/product-builders'
import './product-uos.route'

const api = fakeCatalogApi()
const cart = fakeCart()
const embroideryForm = {
  form: [
    { name: 'name', label: 'お名前', type: 'text', is_required: true },
    { name: 'style', label: '書体', type: 'radio', is_required: true },
    { name: 'color', label: '糸の色', type: 'select', is_required: true },
  ],
  dataFormDefault: { style: 'kaisho', color: 'kon' },
  options: {
    style: [
      { value: 'kaisho', label: '楷書' },
      { value: 'marugo', label: '丸文字' },
    ],
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
    { name: 'chest', label: '胸囲', type: 'number' },
    { name: 'sleeve', label: '袖丈', type: 'number' },
    { name: 'name_embroidery', label: '刺繍するお名前', type: 'text', rules: ['max:10'] },
  ],
  dataFormDefault: {},
  options: {},
  prefix: '',
}
const answerForms = (forms: Record<string, object>) =>
  api.answerBy(getFormLayout, ({ params: { page = '' } }) =>
    forms[page] ? [forms[page], 200] : [{ message: 'ページが見つかりません', code: 'page.not_found' }, 404],
  )

beforeEach(() => {
  sessionStorage.clear()
  api.answer(listProductAccessories, { data: [] })
  api.answer(listFittingDays, { data: [] })
  answerForms({ uos: uosForm, 'name-embroidery': embroideryForm })
})

test('renders the fields as the shop’s form layout defines them', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true, has_name_embroidery: true }))
  const form = [
    { name: 'inseam', label: 'また下', type: 'number', help: '裾まで測ります', is_required: true },
    { name: 'height', label: 'せたけ', type: 'number' },
    { name: 'name_embroidery', label: '縫うお名前', type: 'text', rules: ['max:3'] },
  ]
  answerForms({ uos: { ...uosForm, form } })
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/縫うお名前/), '田中花子')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await shows(() => screen.getByText('また下（cm）を入力してください'))
  expect(screen.getByText('縫うお名前は3文字以内で入力してください')).toBeVisible()
  expect(screen.getByText('裾まで測ります')).toBeVisible()
  expect(screen.getByText(/^せたけは、サイズの確認だけに使います。また下を入力すると/)).toHaveTextContent(
    /調整した商品は.*返品・交換/,
  )
  expect(screen.getAllByLabelText(/（cm）/).map((field) => field.getAttribute('name'))).toEqual([
    'inseam',
    'height',
  ])
  expect(cart.requests).toEqual([])
})

test('orders a uniform with measurements and name embroidery', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true, has_name_embroidery: true }))
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/身長/), '１５０')
  await userEvent.type(screen.getByLabelText(/刺繍するお名前/), '田中')
  await userEvent.selectOptions(screen.getByLabelText(/書体/), '楷書')
  await userEvent.selectOptions(screen.getByLabelText(/糸の色/), '紺')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]?.options).toEqual({
      'measurement.height': '150',
      name_embroidery: '田中（楷書・紺）',
    }),
  )
})

test('prefills a member’s latest measurements', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true }))
  api.answer(listTimeseries, {
    data: [
      {
        id: 1,
        purpose: 'measurement',
        data: { height: '148', shoe: '23' },
        created_at: '2026-11-01T00:00:00+09:00',
      },
    ],
  })
  openScreen('/product/blazer/uos', { isLogin: true })

  await waitFor(() => expect(screen.getByLabelText(/身長/)).toHaveValue('148'))
})

test('accepts half centimetres, also in full width', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true }))
  api.answer(listTimeseries, {
    data: [
      { id: 1, purpose: 'measurement', data: { height: '148.5' }, created_at: '2026-11-01T00:00:00+09:00' },
    ],
  })
  openScreen('/product/blazer/uos', { isLogin: true })
  await userEvent.type(await screen.findByLabelText(/胸囲/), '８２．５')

  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]?.options).toEqual({
      'measurement.height': '148.5',
      'measurement.chest': '82.5',
    }),
  )
})

test('embroiders the member’s latest name only if asked', async () => {
  api.answer(getProduct, aProduct({ has_name_embroidery: true, has_measurement: true }))
  const entry = { id: 1, created_at: '2026-11-01T00:00:00+09:00' }
  const kept: Record<string, object> = {
    measurement: { height: '148.5', sleeve: '51.0' },
    'name-embroidery': { name: '田中さくら', style: 'marugo', color: 'kon' },
  }
  api.answerBy(listTimeseries, ({ url }) => {
    const purpose = url.searchParams.get('purpose') ?? ''
    return [{ data: [{ ...entry, purpose, data: kept[purpose] }] }, 200]
  })
  openScreen('/product/blazer/uos', { isLogin: true })
  await waitFor(() => expect(screen.getByLabelText(/身長/)).toHaveValue('148.5'))
  expect(screen.getByLabelText(/刺繍するお名前/)).toHaveValue('')
  expect(screen.getByLabelText(/書体/)).toHaveValue('')

  await userEvent.click(screen.getByRole('button', { name: '前回の刺繍「田中さくら（丸文字・紺）」を使う' }))
  expect(screen.getByLabelText(/刺繍するお名前/)).toHaveValue('田中さくら')
  expect(screen.getByLabelText(/書体/)).toHaveValue('marugo')

  await userEvent.selectOptions(screen.getByLabelText(/糸の色/), '紅')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]?.options).toEqual({
      'measurement.height': '148.5',
      'measurement.sleeve': '51.0',
      name_embroidery: '田中さくら（丸文字・紅）',
    }),
  )
})

test('asks for the style and thread of a name', async () => {
  api.answer(getProduct, aProduct({ has_name_embroidery: true }))
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/刺繍するお名前/), '田中')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await shows(() => screen.getByText('書体を選択してください'))
  expect(screen.getByText('糸の色を選択してください')).toBeVisible()
  expect(cart.requests).toEqual([])
})

test('asks only for the name if the shop has no embroidery form', async () => {
  api.answer(getProduct, aProduct({ has_name_embroidery: true }))
  answerForms({ uos: uosForm })
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/刺繍するお名前/), '田中')
  expect(screen.queryByLabelText(/書体/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() => expect(cart.requests[0]?.options).toEqual({ name_embroidery: '田中' }))
})

test.each([
  ['148.55', '身長は小数点第1位までの数値を入力してください'],
  ['14', '身長は30〜220（cm）で入力してください'],
])('rejects a measurement of %s next to its field', async (typed, problem) => {
  api.answer(getProduct, aProduct({ has_measurement: true }))
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/身長/), typed)
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await shows(() => screen.getByText(problem))
})

test('allows only one wrapping beside a noshi on made-to-order products', async () => {
  api.answer(getProduct, aProduct({ has_name_embroidery: true }))
  const wrapping = { id: 1, key: 'paper', kind: 'wrapping' as const, name: '和紙の包装' }
  api.answer(listProductAccessories, {
    data: [
      anAccessory(wrapping),
      anAccessory({ id: 2, key: 'ribbon', kind: 'wrapping', name: 'リボンの包装' }),
      anAccessory({ id: 7, key: 'noshi', kind: 'noshi', name: 'のし', choices: ['御祝'] }),
    ],
  })
  openScreen('/product/blazer/uos')

  for (const name of [/^和紙の包装/, /^リボンの包装/, /^のし/])
    await userEvent.click(await screen.findByRole('checkbox', { name }))
  expect(screen.getByLabelText(/和紙の包装/)).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]?.accessories?.map(({ key }) => key)).toEqual(['ribbon', 'noshi']),
  )
})

test('redirects other products to their product page', async () => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0))
  api.answer(recordProductView, {})
  const { urlNow } = openScreen('/product/imabari-towel-set/uos')

  await waitFor(() => expect(urlNow()).toBe('/product/imabari-towel-set'))
  await shows(() => screen.getByText('この商品のレビューはまだありません。'))
})

const aGarment = (measures: string[], own: Parameters<typeof aProduct>[0] = {}) => {
  const product = aProduct({ has_measurement: true, has_name_embroidery: true, ...own })
  const size_table = { caption: '仕上がり寸法', rows: [['サイズ', '袖丈']], measures }
  return { ...product, product_model: { ...product.product_model, size_table } }
}
const askedMeasures = () => screen.getAllByLabelText(/（cm）/).map((field) => field.getAttribute('name'))

test('asks only for the measurements that the garment needs', async () => {
  api.answer(getProduct, aGarment(['height', 'sleeve']))
  api.answer(listTimeseries, {
    data: [
      {
        id: 1,
        purpose: 'measurement',
        data: { height: '148', chest: '80', sleeve: '51' },
        created_at: '2026-11-01T00:00:00+09:00',
      },
    ],
  })
  openScreen('/product/blazer/uos', { isLogin: true })
  await waitFor(() => expect(askedMeasures()).toEqual(['height', 'sleeve']))

  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() =>
    expect(cart.requests[0]?.options).toMatchObject({
      'measurement.height': '148',
      'measurement.sleeve': '51',
    }),
  )
  expect(cart.requests[0]?.options).not.toHaveProperty('measurement.chest')
})

test.each([
  [{ has_measurement: true, has_name_embroidery: true }, '採寸・刺繍のご指定'],
  [{ has_measurement: true, has_name_embroidery: false }, '採寸のご指定'],
  [{ has_measurement: false, has_name_embroidery: true }, '刺繍のご指定'],
  [
    { has_measurement: false, has_name_embroidery: true, data: [{ label: 'お名入れの方法', value: '刻印' }] },
    '刻印のご指定',
  ],
])('derives the page title from the form’s sections: %j', async (own, title) => {
  api.answer(getProduct, aGarment(['height'], own))
  openScreen('/product/blazer/uos')

  await shows(() => screen.getByRole('heading', { level: 1, name: title }))
})

test('ignores the set in the URL if its school doesn’t exist', async () => {
  api.answer(getSchool, { message: '学校が見つかりません', code: 'school.not_found' }, { status: 404 })
  api.answer(getProduct, aProduct({ has_measurement: true }))
  openScreen('/product/imabari-towel-set/uos?set=9999.uniform')

  await shows(() => screen.getByRole('button', { name: 'カートに入れる' }))
  expect(screen.queryByRole('link', { name: 'そのほかの品' })).not.toBeInTheDocument()
})

test('asks for an engraved name without thread and style', async () => {
  const data = [{ label: 'お名入れの方法', value: '刻印' }]
  api.answer(getProduct, aProduct({ has_name_embroidery: true, data }))
  openScreen('/product/blazer/uos')

  await shows(() => screen.getByLabelText(/刻印するお名前/))
  expect(screen.queryByLabelText(/糸の色/)).not.toBeInTheDocument()
})
