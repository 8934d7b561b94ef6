import { getNews, listBlogs, listNews, type News, type NewsSummary } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aProductSummary, aStylist } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { listPath } from './article-filter.rules'

const api = fakeContentApi()
const tags = [
  { id: 1, key: 'new', name: '新着' },
  { id: 2, key: 'set', name: '詰合せ' },
]
const entry: NewsSummary = {
  ...{ id: 4, key: 'rain-delay', category: '配送', title: '配送の遅れについて', summary: '' },
  ...{ image: null, is_important: false, is_read: false, tags },
  published_at: '2026-06-28T09:00:00+09:00',
}
const choices = () =>
  within(screen.getByRole('navigation', { name: /の絞り込み$/ }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test('filters news by category or tag on every page', async () => {
  api.answer(listNews, { data: [entry], categories: ['配送', '休業'], tags }, paged(11, 1, 10))
  openScreen('/news?tag=set')

  await screen.findByRole('link', { name: /配送の遅れについて/ })
  expect(choices()).toEqual([
    ['すべて', '/news', null],
    ['配送', listPath('/news', { category: '配送' }), null],
    ['休業', listPath('/news', { category: '休業' }), null],
    ['#新着', '/news?tag=new', null],
    ['#詰合せ', '/news?tag=set', 'page'],
  ])
  expect(screen.getByLabelText('2ページ目')).toHaveAttribute('href', '/news?tag=set&page=2')
  const { searchParams } = api.callsOf(listNews)[0]!.url
  expect(searchParams.get('tag')).toBe('set')
  expect(searchParams.get('category')).toBeNull()
})

test('shows a message for a news category without entries', async () => {
  api.answer(listNews, { data: [], categories: ['配送', '休業'], tags: [] }, paged(0))
  openScreen(listPath('/news', { category: '休業' }))

  await shows(() => screen.getByText('当てはまるお知らせはありません'))
  expect(api.callsOf(listNews)[0]?.url.searchParams.get('category')).toBe('休業')
})

test('announces how many entries a filter finds', async () => {
  api.answer(listNews, { data: [entry], categories: ['配送', '休業'], tags }, paged(12))
  const { router } = openScreen('/news')
  const before = await screen.findByText('12件')

  await act(() => router.navigate('/news?tag=set'))

  await waitFor(() => expect(before).not.toBeInTheDocument())
  expect(screen.getByText('12件').parentElement).toHaveAttribute('aria-live', 'polite')
})

test('offers no filter for a single category without tags', async () => {
  api.answer(listNews, { data: [entry], categories: ['配送'], tags: [] }, paged(1))
  openScreen('/news')

  await screen.findByRole('link', { name: /配送の遅れについて/ })
  expect(screen.queryByRole('navigation', { name: 'お知らせの絞り込み' })).not.toBeInTheDocument()
})

test('filters articles by tag', async () => {
  api.answer(listBlogs, { data: [aStylist({ category: 'blog', key: 'tea', title: '煎茶' })], tags }, paged(1))
  openScreen('/blog?tag=new')

  await screen.findByRole('link', { name: /煎茶/ })
  expect(choices()).toEqual([
    ['すべて', '/blog', null],
    ['#新着', '/blog?tag=new', 'page'],
    ['#詰合せ', '/blog?tag=set', null],
  ])
  expect(api.callsOf(listBlogs)[0]?.url.searchParams.get('tag')).toBe('new')
})

test('shows a news entry’s tags and related products', async () => {
  const news: News = {
    ...entry,
    body: '<p>本文</p>',
    products: [aProductSummary()],
    newer: null,
    older: null,
  }
  api.answer(getNews, news)
  openScreen('/news/rain-delay')

  const own = within(await screen.findByRole('navigation', { name: 'タグ' }))
  expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news?tag=new',
    '/news?tag=set',
  ])
  const products = within(screen.getByRole('region', { name: '関連する商品' }))
  expect(products.getByRole('link', { name: /今治タオル 四枚セット/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
})

test('renders an entry when an older API omits its tags', async () => {
  const { tags: _tags, ...plain } = entry
  api.answer(getNews, { ...plain, body: '<p>本文</p>', newer: null, older: null })
  openScreen('/news/rain-delay')

  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'タグ' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '関連する商品' })).not.toBeInTheDocument()
})
