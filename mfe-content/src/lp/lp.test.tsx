import { getLandingPage, listNews } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './lp.route'

const api = fakeContentApi()
const page = {
  slug: 'spring-gift',
  url: '/gift/season/spring',
  title: '春の贈りもの',
  description: '新生活のお祝いに。',
  image: null,
  content: '<p>桜の<strong>季節</strong>です。</p>',
}

test('a landing page shows what the staff wrote for its slug', async () => {
  api.answer(getLandingPage, page)
  openScreen('/lp/spring-gift')

  expect(await screen.findByRole('heading', { level: 1, name: '春の贈りもの' })).toBeVisible()
  expect(screen.getByText('季節').tagName).toBe('STRONG')
  expect(api.callsOf(getLandingPage)[0]?.params).toEqual({ slug: 'spring-gift' })
  expect(handle.head(page)).toMatchObject({ title: '春の贈りもの', canonical: '/gift/season/spring' })
})

test('a landing page with x-redirect leads where the header says and is not shown (§7)', async () => {
  api.answer(getLandingPage, page, { headers: { 'x-redirect': '/news' } })
  api.answer(listNews, { data: [] }, paged(0))
  const { urlNow } = openScreen('/lp/spring-gift')

  await waitFor(() => expect(urlNow()).toBe('/news'))
  expect(await screen.findByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  expect(screen.queryByText('春の贈りもの')).not.toBeInTheDocument()
})

test('a slug that the shop does not have is the page that does not exist', async () => {
  api.answer(getLandingPage, { message: 'ページが見つかりません', code: 'lp.not_found' }, { status: 404 })
  openScreen('/lp/nowhere')

  expect(await screen.findByText('404 Not Found')).toBeVisible()
})
