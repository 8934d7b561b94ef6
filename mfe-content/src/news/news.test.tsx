import { getNews, listNews, markNewsRead, type News } from '@storefront/contracts'
import { changeSession } from '@storefront/session'
import { paged, recordEvents, polyfillDialog } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const someNews = (own: Partial<News> = {}): News => ({
  id: 4,
  key: 'rain-delay',
  category: '配送',
  title: '大雨による配送の遅れについて',
  summary: '一部の地域で遅れています。',
  image: null,
  is_important: false,
  published_at: '2026-06-28T09:00:00+09:00',
  is_read: false,
  body: '<p>お届けが<strong>一日</strong>遅れます。</p>',
  newer: { key: 'school', title: '採寸の記録' },
  older: null,
  ...own,
})

polyfillDialog()

test('lists the date and category of each entry', async () => {
  api.answer(listNews, { data: [someNews()] }, paged(11, 2, 10))
  openScreen('/news?page=2')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /大雨による配送の遅れについて/ })).toHaveAttribute(
      'href',
      '/news/rain-delay',
    ),
  )
  expect(screen.getByText('2026.06.28')).toBeVisible()
  expect(screen.getByText('配送')).toBeVisible()
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/news')
  expect(api.callsOf(listNews)[0]?.url.searchParams.get('page')).toBe('2')
})

test('shows an entry’s HTML, importance and adjacent entries', async () => {
  api.answer(getNews, someNews({ is_important: true }))
  openScreen('/news/rain-delay')

  await shows(() => screen.getByRole('heading', { level: 1, name: '大雨による配送の遅れについて' }))
  expect(screen.getByText('一日').tagName).toBe('STRONG')
  expect(screen.getByText('重要')).toBeVisible()
  expect(screen.getByRole('link', { name: /採寸の記録/ })).toHaveAttribute('href', '/news/school')
  expect(screen.queryByText('前の記事')).not.toBeInTheDocument()
})

test('marks an entry as read only for members', async () => {
  api.answer(getNews, someNews())
  api.answer(markNewsRead, {})
  openScreen('/news/rain-delay')
  await screen.findByRole('heading', { level: 1 })
  expect(api.callsOf(markNewsRead)).toEqual([])

  act(() => changeSession({ isLogin: true }))

  await waitFor(() => expect(api.callsOf(markNewsRead).map(({ body }) => body)).toEqual([{ readable_id: 4 }]))
})

test('shows the entry even if marking it as read fails', async () => {
  const failures = recordEvents('failure.reported')
  api.answer(getNews, someNews())
  api.answer(markNewsRead, { message: 'down' }, { status: 500 })
  openScreen('/news/rain-delay')
  await screen.findByRole('heading', { level: 1 })

  act(() => changeSession({ isLogin: true }))

  await waitFor(() => expect(failures.map(({ kind }) => kind)).toEqual(['read-mark']))
  expect(screen.getByText('一日')).toBeVisible()
})

test('copies the entry’s URL and records the share', async () => {
  const recorded = recordEvents('analytics.recorded')
  const user = userEvent.setup()
  api.answer(getNews, someNews())
  openScreen('/news/rain-delay')

  await user.click(await screen.findByRole('button', { name: 'シェアする' }))
  // The click loads the code of the share sheet.
  await user.click(await screen.findByRole('button', { name: 'リンクをコピーする' }, { timeout: 20_000 }))

  expect(await navigator.clipboard.readText()).toBe('http://localhost/news/rain-delay')
  expect(recorded).toEqual([
    { name: 'share', args: { method: 'copied_link', content_type: 'article', item_id: '/news/rain-delay' } },
  ])
})

test('opens the share sheet outside of paragraphs', async () => {
  api.answer(getNews, someNews())
  openScreen('/news/rain-delay')

  await userEvent.click(await screen.findByRole('button', { name: 'シェアする' }))

  const sheet = await screen.findByRole('dialog', { name: 'シェアする' }, { timeout: 20_000 })
  expect(sheet.closest('p')).toBeNull()
})
