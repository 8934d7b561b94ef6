import {
  getFormLayout,
  getProduct,
  getSchool,
  listFittingDays,
  listProductAccessories,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aProduct } from '../testing/product-builders'
import { aBlazer, aFittingDay, aSchool, aSchoolSet, aShirt } from '../testing/school-builders'
import { countAsAdded } from '../school-ways/pupil-draft.state'
import './product-uos.route'

const api = fakeCatalogApi()
const cart = fakeCart()
const form = [
  { name: 'height', label: '身長', type: 'number' },
  { name: 'name_embroidery', label: '刺繍するお名前', type: 'text' },
]
const size_table = {
  caption: '仕上がり寸法',
  rows: [
    ['サイズ', '身長の目安'],
    ['150', '145〜154'],
    ['160', '155〜164'],
  ],
}
const sizesOf = (key: string) =>
  ['150', '160'].map((size, index) => ({
    ...aProduct(),
    id: index + 10,
    key: size === '150' ? `${key}-150` : key,
    variant_value_1: size,
    variant_value_2: null,
  }))

function aGarment(key: string, name: string, own: Parameters<typeof aProduct>[0] = {}) {
  const model = {
    ...aProduct().product_model,
    key: key.replace('-150', ''),
    variant_label_1: 'サイズ',
    size_table,
    products: sizesOf(key.replace('-150', '')),
  }
  return aProduct({ key, name, has_measurement: true, product_model: model, ...own })
}

const skirt = {
  ...aBlazer(),
  product: { ...aBlazer().product, id: 4, key: 'skirt-kon', name: '指定スカート' },
}
const setOf = (items: ReturnType<typeof aBlazer>[]) =>
  api.answer(
    getSchool,
    aSchool({ sets: [aSchoolSet({ key: 'uniform', name: '制服一式', sex: 'girl', items })] }),
  )
const steps = async () => within(await screen.findByRole('navigation', { name: '緑が丘中学校 制服一式' }))

async function addToCart() {
  await userEvent.click(await screen.findByRole('button', { name: 'カートに入れる' }))
  await waitFor(() => expect(cart.requests).toHaveLength(1))
  await cart.answer({ kind: 'added' })
}

// Browsers answer with a promise.
const scrolledIntoView = jest.fn(() => Promise.resolve())
Element.prototype.scrollIntoView = scrolledIntoView

beforeEach(() => {
  sessionStorage.clear()
  scrolledIntoView.mockClear()
  setOf([aBlazer(), skirt, aShirt()])
  api.answer(listProductAccessories, { data: [] })
  api.answer(listFittingDays, { data: [] })
  api.answer(getFormLayout, { form, dataFormDefault: {}, options: {}, prefix: '' })
  api.answerBy(getProduct, ({ params: { key = '' } }) => [
    key.startsWith('skirt')
      ? aGarment(key, '指定スカート')
      : aGarment(key, '指定ブレザー', { has_name_embroidery: true }),
    200,
  ])
})

test('links to the next garment of a set and to the set', async () => {
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  const nav = await steps()
  expect(nav.getByText('指定ブレザー')).toHaveAttribute('aria-current', 'step')
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/skirt-kon/uos?set=2101.uniform',
    '/school/2101?grade=1&sex=girl#set-uniform',
  ])
  expect(screen.getByRole('link', { name: '160' })).toHaveAttribute(
    'href',
    '/product/blazer-kon/uos?set=2101.uniform&size=160',
  )
})

test('leads back to the set of the garment', async () => {
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  const trail = within(await screen.findByRole('navigation', { name: '現在位置' }))

  expect(trail.getByRole('link', { name: '緑が丘中学校' })).toHaveAttribute(
    'href',
    '/school/2101?grade=1&sex=girl#set-uniform',
  )
})

test('leads from an added garment to the next one', async () => {
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  await addToCart()

  await shows(() => screen.getByText('指定ブレザーをカートに追加しました'))
  expect(screen.getByRole('link', { name: '次の品へ：指定スカート' })).toHaveAttribute(
    'href',
    '/product/skirt-kon/uos?set=2101.uniform',
  )
  expect(scrolledIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  expect((await steps()).getByText('カートに追加済み')).toBeVisible()
})

test('warns of another size in the cart', async () => {
  api.answer(getProduct, aGarment('blazer-kon', '指定ブレザー', { id: 11 }))
  act(() => publish('cart.changed', { count: 1, total: 0, quantities: { 10: 1 } }))

  openScreen('/product/blazer-kon/uos?set=2101.uniform')

  await shows(() => screen.getByText(/カートには「サイズ 150」が入っています。/))
  // Without quantities, the cart is unknown again.
  act(() => publish('cart.changed', { count: 1, total: 0 }))
})

test('opens the next garment after the one that was added', async () => {
  const { router } = openScreen('/product/blazer-kon-150/uos?set=2101.uniform')
  await addToCart()
  await shows(() => screen.getByText('指定ブレザーをカートに追加しました'))

  await act(() => router.navigate('/product/skirt-kon/uos?set=2101.uniform'))

  await shows(() => screen.getByText('指定スカート', { selector: 'p' }))
})

test('leads from the last garment to the other items of the set', async () => {
  setOf([aBlazer(), aShirt()])
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  await addToCart()

  await shows(() => screen.getByText('採寸の品がそろいました。残りは、指定シャツです。'))
  expect(screen.getByRole('link', { name: 'そのほかの品へ' })).toHaveAttribute(
    'href',
    '/school/2101?grade=1&sex=girl#ready-uniform',
  )
})

test('names the rest of another set and keeps the sex', async () => {
  const commute = aSchoolSet({ items: [aShirt(), { ...aShirt(), product: skirt.product }] })
  const gym = aSchoolSet({ key: 'gym', name: '体操服一式', items: [aBlazer()] })
  countAsAdded(['skirt-kon'])
  api.answer(getSchool, aSchool({ sets: [gym, commute] }))
  openScreen('/product/blazer-kon-150/uos?set=2101.gym&sex=girl')

  await addToCart()

  await shows(() => screen.getByText(/通学用品一式の指定シャツは、まだカートに入っていません。$/))
  expect(screen.getByRole('link', { name: '通学用品一式へ' })).toHaveAttribute(
    'href',
    '/school/2101?grade=1&sex=girl#set-commute',
  )
})

test('leads back to the grade that the shopper came from', async () => {
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform&grade=3')

  const steps = within(await screen.findByRole('navigation', { name: /制服一式/ }))

  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/skirt-kon/uos?set=2101.uniform&grade=3',
    '/school/2101?grade=3&sex=girl#set-uniform',
  ])
})

test('leads from the last garment of a complete set to the cart', async () => {
  setOf([aBlazer()])
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  await addToCart()

  await shows(() => screen.getByRole('link', { name: 'カートを見る' }))
})

test('keeps the ticks of added garments on the next page', async () => {
  const { router } = openScreen('/product/blazer-kon-150/uos?set=2101.uniform')
  await addToCart()

  await act(() => router.navigate('/product/skirt-kon/uos?set=2101.uniform'))

  await shows(() => screen.getByRole('heading', { level: 1, name: '採寸のご指定' }))
  expect((await steps()).getByText('カートに追加済み')).toBeVisible()
})

test('marks the set’s other items in the cart as done', async () => {
  countAsAdded(['shirt-long'])
  openScreen('/product/blazer-kon-150/uos?set=2101.uniform')

  const link = (await steps()).getByRole('link', { name: 'そのほかの品' })

  await waitFor(() => expect(link.closest('li')).toHaveTextContent('そのほかの品カートに追加済み'))
})

test('offers the typed height for the next garment', async () => {
  const { router } = openScreen('/product/blazer-kon/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/身長/), '156')

  await act(() => router.navigate('/product/skirt-kon/uos?set=2101.uniform'))

  await shows(() => screen.getByRole('heading', { level: 1, name: '採寸のご指定' }))
  await waitFor(() => expect(screen.getByLabelText(/身長/)).toHaveValue('156'))
})

test('orders no embroidery on a garment that has none', async () => {
  const { router } = openScreen('/product/blazer-kon/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/刺繍するお名前/), '田中')
  await act(() => router.navigate('/product/skirt-kon-150/uos?set=2101.uniform'))
  await shows(() => screen.getByRole('heading', { level: 1, name: '採寸のご指定' }))

  await addToCart()

  expect(cart.requests[0]).toMatchObject({ options: {}, is_announced: true })
})

test('offers the embroidery of the last garment without applying it', async () => {
  api.answerBy(getProduct, ({ params: { key = '' } }) => [
    aGarment(key, key.startsWith('skirt') ? '指定スカート' : '指定ブレザー', { has_name_embroidery: true }),
    200,
  ])
  const { router } = openScreen('/product/blazer-kon-150/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/刺繍するお名前/), '田中')
  await addToCart()

  await act(() => router.navigate('/product/skirt-kon-150/uos?set=2101.uniform'))

  await shows(() => screen.getByRole('button', { name: '前回の刺繍「田中」を使う' }))
  expect(screen.getByLabelText(/刺繍するお名前/)).toHaveValue('')
})

test('offers the size that fits the typed height', async () => {
  const { router } = openScreen('/product/blazer-kon-150/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/身長/), '156')

  await userEvent.click(await screen.findByRole('link', { name: /^サイズ160に変える（[\d,]+円）$/ }))

  await shows(() => screen.getByText('身長156cmの方には、サイズ160をおすすめします。'))
  expect(screen.getByLabelText(/身長/)).toHaveValue('156')
  expect(router.state.location.state).toEqual({ keepsScroll: true, chosenAt: 'advice' })
})

test('recommends a larger size for a garment that is worn for years', async () => {
  const { product_model } = aGarment('blazer-kon-150', '指定ブレザー')
  api.answer(
    getProduct,
    aGarment('blazer-kon-150', '指定ブレザー', {
      product_model: { ...product_model, size_table: { ...size_table, growth_cm: 10 } },
    }),
  )
  openScreen('/product/blazer-kon-150/uos')

  await userEvent.type(await screen.findByLabelText(/身長/), '150')

  await shows(() =>
    screen.getByText(
      /^身長150cmの方はいまはサイズ150ですが、三年間お召しになるため、成長を見こんで、サイズ160（身長プラス10cmの目安）をおすすめします。/,
    ),
  )
  expect(screen.getByRole('link', { name: /^サイズ160に変える（[\d,]+円）$/ })).toBeVisible()
})

test('asks for a size before the garment is added', async () => {
  openScreen('/product/blazer-kon/uos?set=2101.uniform')

  await userEvent.click(await screen.findByRole('button', { name: 'カートに入れる' }))

  const size = within(await screen.findByRole('group', { name: /^サイズ/ }))
  expect(size.getByText('サイズを選んでください')).toBeVisible()
  expect(size.getByRole('link', { name: '150' })).toHaveFocus()
  expect(size.queryByRole('link', { current: true })).not.toBeInTheDocument()
  expect(cart.requests).toEqual([])
})

test('chooses the size that fits the height', async () => {
  openScreen('/product/blazer-kon/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/身長/), '１５６ｃｍ')

  await userEvent.click(await screen.findByRole('link', { name: /^サイズ160を選ぶ/ }))
  await shows(() => screen.getByText('サイズ：160（身長155〜164cmの方）'))
  await addToCart()

  expect(cart.requests[0]).toMatchObject({
    product_key: 'blazer-kon',
    options: { 'measurement.height': '156' },
  })
})

test.each(['150', '160'])('keeps the focus on the chosen size %s', async (size) => {
  openScreen('/product/blazer-kon/uos?set=2101.uniform')

  await userEvent.click(await screen.findByRole('link', { name: size }))

  await waitFor(() => expect(screen.getByRole('link', { name: size, current: true })).toHaveFocus())
})

test('keeps the focus at the advice that chose the size', async () => {
  openScreen('/product/blazer-kon/uos?set=2101.uniform')
  await userEvent.type(await screen.findByLabelText(/身長/), '146')

  await userEvent.click(await screen.findByRole('link', { name: /^サイズ150を選ぶ/ }))

  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^身長146cm/))
})

test('offers to add a garment again that is in the cart', async () => {
  countAsAdded(['blazer-kon'])
  openScreen('/product/blazer-kon/uos?set=2101.uniform')

  await shows(() => screen.getByRole('button', { name: 'さらにカートに入れる' }))
})

test('foresees the arrival of an order on the fitting day', async () => {
  api.answer(listFittingDays, { data: [aFittingDay({ schools: [] })] })
  openScreen('/product/blazer-kon/uos?set=2101.uniform')

  const fitting = await screen.findByRole('link', { name: '採寸会' })
  expect(fitting.closest('p')).toHaveTextContent(
    /次回2027年1月23日（土）の採寸会のあとのご注文をおすすめします。採寸の日のご注文でも、.+ごろのお届けで/,
  )
  expect(screen.getByRole('region', { name: 'お届けと送料' })).toHaveTextContent(
    /ご注文から\d+日ほどでお届け（今日のご注文なら、.+ごろ）/,
  )
})
