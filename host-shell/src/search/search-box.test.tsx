import {
  listBrands,
  listProducts,
  listProductSearchHistories,
  type ProductSummary,
} from '@storefront/contracts'
import { configureHttp, warmUp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { emptySite, setSite } from '@storefront/site'
import { fakeApi, paged, watchNavigation } from '@storefront/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from './search-box'
// Compile the module before the first test, so that this doesn't count towards the test's timeout.
import './search-suggestions'

const api = fakeApi()
const towel: ProductSummary = {
  id: 1,
  key: 'imabari',
  code: 'TW-001',
  name: '今治タオル 四枚セット',
  catch_copy: '',
  image: null,
  maker: null,
  brand: null,
  category_names: [],
  unit_price: 3000,
  price_with_tax: 3300,
  before_price_with_tax: null,
  tax_rate: 10,
  price_with_tax_to: null,
  is_favorite: false,
  stock_state: 'in_stock',
  is_alcohol: false,
  tags: [],
  review: { average: null, count: 0 },
}
const facets = {
  category: [],
  brand: [],
  maker: [],
  tag: [],
  in_stock: 0,
  price: { min: null, max: null, ranges: [] },
}
const field = () => screen.getByRole('combobox', { name: '商品を検索' })

function openSearch({ isLogin = false } = {}) {
  setSite({ ...emptySite('tsunagu'), categories: [{ key: 'towel', name: 'タオル・寝具' }] })
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin })
  const visited = watchNavigation()
  render(<SearchBox />)
  return visited
}

beforeAll(() => warmUp(), 60_000)
beforeEach(() => {
  api.answer(listProducts, { data: [towel], facets }, paged(1))
  api.answer(listBrands, { data: [] })
})

const broughtIntoView = jest.fn()
Element.prototype.scrollIntoView = function (this: Element, where) {
  broughtIntoView(this.textContent, where)
}

test('opens a suggestion chosen with the arrow keys and Enter', async () => {
  const visited = openSearch()

  await userEvent.type(field(), 'たおる')
  await screen.findByRole('option', { name: /今治タオル 四枚セット/ })
  await userEvent.keyboard('{ArrowDown}')

  expect(screen.getByRole('option', { name: 'タオル・寝具' })).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'タオル・寝具' }).id,
  )
  expect(broughtIntoView).toHaveBeenLastCalledWith('タオル・寝具', { block: 'nearest' })
  expect(screen.getByRole('status')).toHaveTextContent('候補が2件あります。')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(visited).toEqual(['/product/imabari'])
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('searches for the typed term if no suggestion is selected', async () => {
  const visited = openSearch()

  await userEvent.type(field(), 'タオル')
  await screen.findByRole('option', { name: /今治タオル/ })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')

  expect(visited).toEqual(['/product?word=%E3%82%BF%E3%82%AA%E3%83%AB'])
})

test('announces that a term has no suggestions', async () => {
  api.answer(listProducts, { data: [], facets }, paged(0))
  openSearch()

  await userEvent.type(field(), 'ほげほげ')

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('候補はありません。'))
})

test('ignores keys pressed while an input method is composing', async () => {
  const visited = openSearch()
  await userEvent.type(field(), 'たおる')
  await screen.findByRole('option', { name: /今治タオル/ })

  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  const isSubmitted = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })

  expect(isSubmitted).toBe(false)
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  expect(visited).toEqual([])
})

test('shows recent searches to members only', async () => {
  api.answer(listProductSearchHistories, {
    data: [{ id: 1, word: '内祝い', searched_at: '2026-11-20T10:00:00+09:00' }],
  })
  openSearch({ isLogin: true })

  await userEvent.click(field())

  await waitFor(() =>
    expect(screen.getByRole('option', { name: '内祝い' })).toHaveAttribute(
      'href',
      '/product?word=%E5%86%85%E7%A5%9D%E3%81%84',
    ),
  )
  act(() => changeSession({ isLogin: false }))
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
  expect(api.callsOf(listProductSearchHistories)).toHaveLength(1)
})

test('still searches when suggestions fail', async () => {
  api.answer(listProducts, { message: 'down' }, { status: 500 })
  const visited = openSearch()

  await userEvent.type(field(), 'タオル{Enter}')

  expect(visited).toEqual(['/product?word=%E3%82%BF%E3%82%AA%E3%83%AB'])
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('shows the term of each screen, also after Back', () => {
  history.replaceState(null, '', '/product?word=お茶&asked=お茶 3本')
  openSearch()
  expect(field()).toHaveValue('お茶 3本')

  history.pushState(null, '', '/product?word=タオル')
  act(() => void dispatchEvent(new Event('single-spa:routing-event')))
  expect(field()).toHaveValue('タオル')

  history.replaceState(null, '', '/product/imabari')
  act(() => void dispatchEvent(new Event('single-spa:routing-event')))
  expect(field()).toHaveValue('')
  history.replaceState(null, '', '/')
})
