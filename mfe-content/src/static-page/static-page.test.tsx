import { getStaticPage } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const page = {
  url: '/guide/noshi',
  title: '熨斗について',
  description: '熨斗の選び方です。',
  content: '<p>のし紙の<a href="/product">品</a>をご覧ください。</p>',
  updated_at: '2026-10-01T09:00:00+09:00',
}

test.each(['/law', '/law/', '/guide/noshi'])('%s shows what the staff wrote at that path', async (url) => {
  api.answer(getStaticPage, page)
  openScreen(url)

  expect(await screen.findByRole('heading', { level: 1, name: '熨斗について' })).toBeVisible()
  expect(screen.getByRole('link', { name: '品' })).toHaveAttribute('href', '/product')
  expect(api.callsOf(getStaticPage)[0]?.url.pathname).toBe(`/v1/static-pages/url${url.replace(/\/$/, '')}`)
})

test('a path at which the shop has no page is the page that does not exist', async () => {
  api.answer(getStaticPage, { message: 'ページが見つかりません', code: 'page.not_found' }, { status: 404 })
  openScreen('/nowhere')

  expect(await screen.findByText('404 Not Found')).toBeVisible()
})
