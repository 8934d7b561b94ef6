import { getBlog, listBlogs } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { cleanup, screen, within, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aProductSummary, aStylist } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './blog-list.route'

const api = fakeContentApi()
const anArticle = (own: Parameters<typeof aStylist>[0] = {}) =>
  aStylist({ key: 'tea-time', category: 'blog', title: '冷たい水で淹れる煎茶', author: '翔太', ...own })

test('lists articles with their dates', async () => {
  api.answer(listBlogs, { data: [anArticle()] }, paged(1))
  openScreen('/blog')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /冷たい水で淹れる煎茶/ })).toHaveAttribute(
      'href',
      '/blog/tea-time',
    ),
  )
  expect(screen.getByText('2026.10.01')).toBeVisible()
  expect(api.callsOf(listBlogs)[0]?.url.searchParams.get('category')).toBeNull()
})

test('shows an article’s author, products and adjacent articles', async () => {
  api.answer(
    getBlog,
    anArticle({ products: [aProductSummary()], older: { key: 'noshi', title: 'のしの話' } }),
  )
  openScreen('/blog/tea-time')

  await shows(() => screen.getByRole('heading', { level: 1, name: '冷たい水で淹れる煎茶' }))
  expect(screen.getByText('翔太')).toBeVisible()
  const products = screen.getByRole('region', { name: 'この記事の商品' })
  expect(within(products).getByRole('link', { name: /今治タオル/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
  expect(screen.getByRole('link', { name: /のしの話/ })).toHaveAttribute('href', '/blog/noshi')
})

test('returns 404 for a missing article', async () => {
  api.answer(getBlog, { message: 'ページが見つかりません', code: 'blog.not_found' }, { status: 404 })
  openScreen('/blog/nowhere')

  await shows(() => screen.getByText('404 Not Found'))
})

test('links to the feed from the list', () => {
  const { feed } = handle.head({
    ...{ tag: undefined, blogs: [], tags: [] },
    pagination: { total: 0, per: 10, last: 1, current: 1 },
  })

  expect(feed).toEqual({ path: '/v1/feeds/blog.atom', title: '読みもの' })
})

test('returns 404 if the shop has no articles', async () => {
  api.answer(listBlogs, { data: [] }, paged(0))
  openScreen('/blog')
  await shows(() => screen.getByText('404 Not Found'))
  cleanup()

  openScreen('/blog?tag=kogei')
  await shows(() => screen.getByText('当てはまる読みものはありません'))
})
