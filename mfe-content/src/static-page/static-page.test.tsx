import { getLandingPage, getStaticPage, listNews } from '@storefront/contracts'
import { connectShell, shell } from '@storefront/navigation'
import { currentSite, setSite } from '@storefront/site'
import { paged } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './static-page.route'

const api = fakeContentApi()
const page = {
  url: '/guide/noshi',
  title: 'のしについて',
  description: 'のしの選び方です。',
  content: '<p>のし紙の<a href="/product">品</a>をご覧ください。</p>',
  updated_at: '2026-10-01T09:00:00+09:00',
}

test.each(['/law', '/law/', '/guide/noshi', '/guide/gift/noshi/knots'])(
  'shows the page that staff wrote for %s',
  async (url) => {
    api.answer(getStaticPage, page)
    openScreen(url)

    await shows(() => screen.getByRole('heading', { level: 1, name: 'のしについて' }))
    expect(screen.getByRole('link', { name: '品' })).toHaveAttribute('href', '/product')
    expect(api.callsOf(getStaticPage)[0]?.url.pathname).toBe(`/v1/static-pages/url${url.replace(/\/$/, '')}`)
  },
)

test('returns 404 for a path without a page', async () => {
  api.answer(getStaticPage, { message: 'ページが見つかりません', code: 'page.not_found' }, { status: 404 })
  openScreen('/nowhere')

  await shows(() => screen.getByText('404 Not Found'))
})

const landing = {
  slug: 'spring-gift',
  url: '/gift/season/spring',
  title: '春の贈りもの',
  description: '新生活のお祝いに。',
  image: null,
  content: '<p>桜の<strong>季節</strong>です。</p>',
}

/** Opens a URL in a shop whose site data lists the landing page. */
function openInShopWithLandingPage(url: string) {
  const opened = openScreen('/popup')
  setSite({ ...currentSite(), landingPages: [{ ...landing, is_listed: true }] })
  act(() => void opened.router.navigate(url))
  return opened
}

test.each(['/gift/season/spring', '/gift/season/spring/'])(
  'shows the landing page listed for %s (§2)',
  async (url) => {
    api.answer(getLandingPage, landing)
    openInShopWithLandingPage(url)

    await shows(() => screen.getByRole('heading', { level: 1, name: '春の贈りもの' }))
    expect(screen.getByText('季節').tagName).toBe('STRONG')
    expect(api.callsOf(getLandingPage).map(({ params }) => params)).toEqual([{ slug: 'spring-gift' }])
    expect(api.callsOf(getStaticPage)).toEqual([])
    expect(handle.head({ kind: 'landing', page: { ...landing, parts: [] } })).toMatchObject({
      title: '春の贈りもの',
      canonical: '/gift/season/spring',
    })
  },
)

test('redirects a listed landing page with x-redirect (§7)', async () => {
  api.answer(getLandingPage, landing, { headers: { 'x-redirect': '/news' } })
  api.answer(listNews, { data: [] }, paged(0))
  const { urlNow } = openInShopWithLandingPage('/gift/season/spring')

  await waitFor(() => expect(urlNow()).toBe('/news'))
  await shows(() => screen.getByRole('heading', { level: 1, name: 'お知らせ' }))
  expect(screen.queryByText('春の贈りもの')).not.toBeInTheDocument()
})

test('delegates an x-redirect to another remote’s page to the shell', async () => {
  api.answer(getLandingPage, landing, { headers: { 'x-redirect': '/product?category=tea' } })
  openInShopWithLandingPage('/gift/season/spring')
  const left: string[] = []
  connectShell({
    ...shell(),
    isOwnedBy: (_remote, pathname) => pathname !== '/product',
    navigateTo: (url) => void left.push(url),
  })

  await waitFor(() => expect(left).toEqual(['/product?category=tea']))
  expect(api.callsOf(getStaticPage)).toEqual([])
})

test('replaces the content of the previous page on navigation (§4)', async () => {
  api.answer(getStaticPage, page)
  const { router } = openScreen('/guide/noshi')
  await screen.findByText(/のし紙/)

  api.answer(getStaticPage, { ...page, url: '/law', title: '特定商取引法', content: '<p>販売業者</p>' })
  await act(() => router.navigate('/law'))
  await shows(() => screen.getByText('販売業者'))
  expect(screen.queryByText(/のし紙/)).not.toBeInTheDocument()

  api.answer(getStaticPage, { ...page, content: '<p>水引の色</p>' })
  await act(() => router.navigate('/guide/noshi'))
  await shows(() => screen.getByText('水引の色'))
  expect(screen.queryByText(/のし紙/)).not.toBeInTheDocument()
})
