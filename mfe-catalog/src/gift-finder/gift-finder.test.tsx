import { listOccasions, listProducts } from '@storefront/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { anOccasion, aProductSummary, someFacets } from '../testing/product-builders'
import { headOfFinder, readWish, writeWish } from './gift-finder.rules'

const api = fakeCatalogApi()
const askedLast = () => Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)

beforeEach(() => {
  api.answer(listOccasions, { data: [anOccasion()] })
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(20))
})

test('who has answered nothing sees what is chosen most', async () => {
  openScreen('/gift-finder')

  expect(await screen.findByRole('region', { name: 'よく選ばれている品' })).toBeVisible()
  expect(askedLast()).toEqual({ in_stock: '1', sort: 'popular', page: '1' })
})

test('all four answers and the prefecture stand in the URL and decide what is asked for', async () => {
  openScreen(
    '/gift-finder?recipient=parents&occasion=oseibo&budget=3000-5000&arrive_by=2026-12-20&prefecture=北海道',
  )

  expect(await screen.findByLabelText(/誰に/)).toHaveValue('parents')
  expect(screen.getByLabelText(/何の/)).toHaveValue('oseibo')
  expect(screen.getByLabelText(/いくらで/)).toHaveValue('3000-5000')
  expect(screen.getByLabelText(/いつまでに/)).toHaveValue('2026-12-20')
  expect(screen.getByLabelText(/お届け先/)).toHaveValue('北海道')
  expect(askedLast()).toEqual({
    'recipient[]': 'parents',
    'occasion[]': 'oseibo',
    arrive_by: '2026-12-20',
    prefecture: '北海道',
    price_from: '3000',
    price_to: '5000',
    in_stock: '1',
    page: '1',
  })
  expect(screen.getByRole('link', { name: 'お歳暮のマナーを見る' })).toHaveAttribute(
    'href',
    '/occasion/oseibo',
  )
})

test('each answer is looked for at once and keeps the others; any goes back to the first page', async () => {
  const { urlNow } = openScreen('/gift-finder?page=2')
  await userEvent.selectOptions(await screen.findByLabelText(/誰に/), '両親')
  await userEvent.selectOptions(screen.getByLabelText(/いくらで/), '3,000円まで')
  const day = screen.getByLabelText(/いつまでに/)
  fireEvent.change(day, { target: { value: '2026-12-02' } })
  expect(urlNow()).not.toContain('arrive_by')
  fireEvent.change(day, { target: { value: '2026-12-20' } })
  fireEvent.blur(day)

  expect(await screen.findByRole('region', { name: '条件に合う品' })).toBeVisible()
  expect(urlNow()).toBe('/gift-finder?recipient=parents&budget=-3000&arrive_by=2026-12-20')
  expect(askedLast()).toMatchObject({ 'recipient[]': 'parents', price_to: '3000', arrive_by: '2026-12-20' })
})

test('without scripts the form asks the same page for the same names', async () => {
  openScreen('/gift-finder')
  const form: HTMLFormElement = await screen.findByRole('form', { name: '贈りものの条件' })

  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/gift-finder'])
  expect([...new FormData(form).keys()]).toEqual([
    'recipient',
    'occasion',
    'budget',
    'arrive_by',
    'prefecture',
  ])
  expect(within(form).getByRole('button', { name: 'この条件でさがす' })).toHaveAttribute('type', 'submit')
})

test('where nothing fits, the day and the budget can be let go of one by one', async () => {
  api.answer(listProducts, { data: [], facets: someFacets() }, paged(0))
  openScreen('/gift-finder?budget=10000-&arrive_by=2026-12-01')

  expect(await screen.findByRole('link', { name: 'お届け日を決めずにさがす' })).toHaveAttribute(
    'href',
    '/gift-finder?budget=10000-',
  )
  expect(screen.getByRole('link', { name: 'ご予算を決めずにさがす' })).toHaveAttribute(
    'href',
    '/gift-finder?arrive_by=2026-12-01',
  )
})

test('what makes no sense in a URL is left out', () => {
  const wish = readWish(
    new URLSearchParams('budget=cheap&arrive_by=2026-02-30&prefecture=江戸&page=x&recipient=parents'),
  )

  expect(writeWish(wish)).toBe('/gift-finder?recipient=parents')
  expect(headOfFinder({ wish }).robots).toBe('noindex,follow')
  expect(headOfFinder({ wish: { ...wish, recipient: '' } }).robots).toBeUndefined()
})
