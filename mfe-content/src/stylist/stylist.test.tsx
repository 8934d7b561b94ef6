import { getBlog, listBlogs } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aProductSummary, aStylist } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()

test('fetches a page of coordinators by category', async () => {
  api.answer(listBlogs, { data: [aStylist()] }, paged(31, 2))
  openScreen('/stylist?page=2')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /佐藤 みどり/ })).toHaveAttribute('href', '/stylist/sato-midori'),
  )
  expect(screen.getByText('サトウ ミドリ')).toBeVisible()
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/stylist')
  expect(screen.getByLabelText('3ページ目')).toHaveAttribute('href', '/stylist?page=3')
  const { searchParams } = api.callsOf(listBlogs)[0]!.url
  expect(searchParams.get('category')).toBe('stylist')
  expect(searchParams.get('page')).toBe('2')
})

test('shows a coordinator’s profile and recommendations', async () => {
  api.answer(getBlog, aStylist({ products: [aProductSummary({ is_alcohol: true })] }))
  openScreen('/stylist/sato-midori')

  await shows(() => screen.getByRole('heading', { level: 1, name: '佐藤 みどり' }))
  expect(screen.getByText('お顔').tagName).toBe('EM')
  const recommended = screen.getByRole('region', { name: 'おすすめの品' })
  expect(within(recommended).getByRole('link', { name: /今治タオル 四枚セット/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
  expect(within(recommended).getByText('20歳未満の者の飲酒は法律で禁止されています。')).toBeVisible()
  expect(screen.getByRole('link', { name: 'コーディネーター一覧へ' })).toHaveAttribute('href', '/stylist')
  expect(api.callsOf(getBlog)[0]?.params).toEqual({ key: 'sato-midori' })
})

test('hides the product section of a coordinator without recommendations', async () => {
  api.answer(getBlog, aStylist())
  openScreen('/stylist/sato-midori')

  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('おすすめの品')).not.toBeInTheDocument()
})

const goods = (count: number) =>
  Array.from({ length: count }, (_, id) => aProductSummary({ id, key: `good-${id}`, name: `品 ${id}` }))
const shownGoods = () =>
  within(screen.getByRole('region', { name: 'おすすめの品' }))
    .getAllByRole('link', { name: /^品 \d+/ })
    .map(({ textContent }) => textContent)

test('shows the ninth recommended product on page two', async () => {
  api.answer(getBlog, aStylist({ products: goods(9) }))
  const { router } = openScreen('/stylist/sato-midori')

  await screen.findByRole('heading', { level: 1 })
  expect(shownGoods()).toHaveLength(8)
  expect(screen.getByLabelText('2ページ目')).toHaveAttribute('href', '/stylist/sato-midori?page=2#goods')
  await act(() => router.navigate('/stylist/sato-midori?page=2'))
  await waitFor(() => expect(shownGoods()).toEqual(['品 8']))
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/stylist/sato-midori#goods')
  await act(() => router.navigate('/stylist/sato-midori?page=99'))
  await waitFor(() => expect(screen.getByLabelText('2ページ目')).toHaveAttribute('aria-current', 'page'))
})

test('fits eight products on one page', async () => {
  api.answer(getBlog, aStylist({ products: goods(8) }))
  openScreen('/stylist/sato-midori')

  await screen.findByRole('heading', { level: 1 })
  expect(shownGoods()).toHaveLength(8)
  expect(screen.queryByRole('navigation', { name: 'おすすめの品のページ送り' })).not.toBeInTheDocument()
})

test('returns 404 in a shop without coordinators', async () => {
  api.answer(listBlogs, { data: [] }, paged(0))
  openScreen('/stylist')

  await shows(() => screen.getByText('404 Not Found'))
})
