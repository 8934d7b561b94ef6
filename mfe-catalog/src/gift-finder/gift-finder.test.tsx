import { listOccasions, listProducts } from '@storefront/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setShopClock } from '@storefront/locale-ja'
import { wishedDay } from '@storefront/state'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { anOccasion, aProductSummary, someFacets } from '../testing/product-builders'
import { buildFinderHead, readWish, writeWish } from './gift-finder.rules'

const api = fakeCatalogApi()
const askedLast = () => Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)

beforeEach(() => {
  setShopClock({ SHOP_NOW: '2026-11-12T10:00:00+09:00' })
  api.answer(listOccasions, { data: [anOccasion()] })
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(20))
})

afterEach(() => {
  document.cookie = 'deliveryTo=;max-age=0;path=/'
  wishedDay.forget()
  setShopClock({})
})

test('shows the most popular products before any answer', async () => {
  openScreen('/gift-finder')

  await shows(() => screen.getByRole('region', { name: 'よく選ばれている品' }))
  expect(askedLast()).toEqual({ in_stock: '1', sort: 'popular', page: '1', per: '24' })
})

test('fills the form and the request from the answers in the URL', async () => {
  openScreen(
    '/gift-finder?recipient=parents&occasion=oseibo&budget=3000-5000&arrive_by=2026-12-20&prefecture=北海道',
  )

  await waitFor(() => expect(screen.getByLabelText(/誰に/)).toHaveValue('parents'))
  expect(screen.getByLabelText(/どんな機会に/)).toHaveValue('oseibo')
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
    per: '24',
  })
  expect(screen.getByRole('link', { name: 'お歳暮のマナーを見る' })).toHaveAttribute(
    'href',
    '/occasion/oseibo',
  )
})

test('keeps the given day for the checkout until it is cleared', async () => {
  openScreen('/gift-finder')
  const giveDay = async (value: string) => {
    const day = await screen.findByLabelText(/いつまでに/)
    fireEvent.change(day, { target: { value } })
    fireEvent.blur(day)
  }

  await giveDay('2027-03-20')
  expect(wishedDay.read()).toBe('2027-03-20')

  await waitFor(() => expect(askedLast()).toMatchObject({ arrive_by: '2027-03-20' }))
  await giveDay('')
  expect(wishedDay.read()).toBeUndefined()
})

test.each(['2026-11-11', '2027-11-13', '61210-12-20'])(
  'rejects the day %s next to its field',
  async (value) => {
    const { urlNow } = openScreen('/gift-finder')
    const day = await screen.findByLabelText(/いつまでに/)

    fireEvent.change(day, { target: { value } })
    fireEvent.blur(day)

    expect(day).toHaveAccessibleDescription('今日から1年以内の日付を入力してください')
    expect(urlNow()).toBe('/gift-finder')
  },
)

test('announces that no goods fit', async () => {
  openScreen('/gift-finder')
  const status = await screen.findByRole('status')
  api.answer(listProducts, { data: [], facets: someFacets() }, paged(0))

  await userEvent.selectOptions(screen.getByLabelText(/いくらで/), '3,000円まで')

  await waitFor(() => expect(status).toHaveTextContent('条件に合う品は見つかりませんでした'))
})

test('returns to page one when an answer changes', async () => {
  const { urlNow } = openScreen('/gift-finder?page=2')
  await userEvent.selectOptions(await screen.findByLabelText(/誰に/), '両親')
  await userEvent.selectOptions(screen.getByLabelText(/いくらで/), '3,000円まで')
  const day = screen.getByLabelText(/いつまでに/)
  fireEvent.change(day, { target: { value: '2026-12-02' } })
  expect(urlNow()).not.toContain('arrive_by')
  fireEvent.change(day, { target: { value: '2026-12-20' } })
  fireEvent.blur(day)

  await shows(() => screen.getByRole('region', { name: '条件に合う品' }))
  expect(urlNow()).toBe('/gift-finder?recipient=parents&budget=-3000&arrive_by=2026-12-20')
  expect(askedLast()).toMatchObject({ 'recipient[]': 'parents', price_to: '3000', arrive_by: '2026-12-20' })
})

test('asks for goods up to a limit without a lower end', async () => {
  openScreen('/gift-finder')
  const budgets = await screen.findByLabelText(/いくらで/)

  expect(
    within(budgets)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['ご予算を決めずに', '3,000円まで', '5,000円まで', '10,000円まで'],
    ...['3,000円〜5,000円', '5,000円〜10,000円', '10,000円から'],
  ])
  await userEvent.selectOptions(budgets, '5,000円まで')

  await waitFor(() => expect(askedLast()).toMatchObject({ price_to: '5000' }))
  expect(askedLast()).not.toHaveProperty('price_from')
})

test('merges two answers given in quick succession', async () => {
  const { urlNow } = openScreen('/gift-finder')
  const choose = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText(/誰に/)

  // React renders the transition only after both responses have arrived.
  act(() => {
    choose(/誰に/, 'parents')
    choose(/いくらで/, '-3000')
  })

  await shows(() => screen.getByRole('region', { name: '条件に合う品' }))
  expect(urlNow()).toBe('/gift-finder?recipient=parents&budget=-3000')
})

test('applies later answers after an invalid date was entered', async () => {
  const { router } = openScreen('/gift-finder')
  const day = await screen.findByLabelText(/いつまでに/)
  fireEvent.change(day, { target: { value: '12026-12-20' } })
  expect(day).toHaveValue('12026-12-20')
  fireEvent.blur(day)

  await act(() => router.navigate('/gift-finder?recipient=parents'))

  await waitFor(() => expect(screen.getByLabelText(/誰に/)).toHaveValue('parents'))
})

test('clears an answer when the shopper goes back', async () => {
  const { router } = openScreen('/gift-finder')
  await userEvent.selectOptions(await screen.findByLabelText(/誰に/), '両親')
  await screen.findByRole('region', { name: '条件に合う品' })

  await act(() => router.navigate(-1))

  await shows(() => screen.getByRole('region', { name: 'よく選ばれている品' }))
  expect(screen.getByLabelText(/誰に/)).toHaveValue('')
})

test('submits the form by GET with the same parameters without scripts', async () => {
  openScreen('/gift-finder')
  const form: HTMLFormElement = await screen.findByRole('form', { name: '贈りものの条件' })

  expect(form.method).toBe('get')
  expect(new URL(form.action).pathname).toBe('/gift-finder')
  expect([...new FormData(form).keys()]).toEqual([
    'recipient',
    'occasion',
    'budget',
    'arrive_by',
    'prefecture',
  ])
  expect(within(form).getByRole('button', { name: 'この条件でさがす' })).toHaveAttribute('type', 'submit')
})

test('offers to remove the date or budget when no product matches', async () => {
  api.answer(listProducts, { data: [], facets: someFacets() }, paged(0))
  openScreen('/gift-finder?budget=10000-&arrive_by=2026-12-01')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'お届け日を決めずにさがす' })).toHaveAttribute(
      'href',
      '/gift-finder?budget=10000-',
    ),
  )
  expect(screen.getByRole('link', { name: 'ご予算を決めずにさがす' })).toHaveAttribute(
    'href',
    '/gift-finder?arrive_by=2026-12-01',
  )
})

test('leads to the goods once the form is sent', async () => {
  openScreen('/gift-finder?recipient=parents')

  await userEvent.click(await screen.findByRole('button', { name: /この条件でさがす/ }))

  expect(document.activeElement).toHaveTextContent(/^条件に合う品/)
})

test('ignores invalid values in the URL', () => {
  const wish = readWish(
    new URLSearchParams('budget=cheap&arrive_by=2026-02-30&prefecture=江戸&page=x&recipient=parents'),
  )

  expect(writeWish(wish)).toBe('/gift-finder?recipient=parents')
  expect(buildFinderHead({ wish }).robots).toBe('noindex,follow')
  expect(buildFinderHead({ wish: { ...wish, recipient: '' } }).robots).toBeUndefined()
})

test('stores the chosen prefecture for the product pages', async () => {
  openScreen('/gift-finder')

  await userEvent.selectOptions(await screen.findByLabelText(/お届け先/), '大阪府')

  expect(decodeURIComponent(document.cookie)).toContain('deliveryTo=大阪府')
})

test('uses the stored delivery destination when a date is entered', async () => {
  document.cookie = `deliveryTo=${encodeURIComponent('北海道')}`
  const rate = { price_with_tax: 770, free_from: null }
  const { urlNow } = openScreen('/gift-finder', {
    deliveryAreas: [
      {
        ...{ key: 'hokkaido', name: '北海道', prefectures: ['北海道'], transit_days: 2, is_own: true },
        ...{ normal: rate, cool: rate },
      },
    ],
  })
  await waitFor(() => expect(screen.getByLabelText(/お届け先/)).toHaveValue('北海道'))
  await userEvent.selectOptions(screen.getByLabelText(/誰に/), '両親')
  await waitFor(() => expect(urlNow()).toBe('/gift-finder?recipient=parents'))

  const day = screen.getByLabelText(/いつまでに/)
  fireEvent.change(day, { target: { value: '2026-12-20' } })
  fireEvent.blur(day)

  await waitFor(() => expect(askedLast()).toMatchObject({ arrive_by: '2026-12-20', prefecture: '北海道' }))
})
