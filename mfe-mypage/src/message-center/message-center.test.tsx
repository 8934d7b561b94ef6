import { getSystemMessage, listSystemMessages, type SystemMessage } from '@storefront/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aSystemMessage } from '../testing/profile-builders'
import { fakeMemberApi, openScreen, paged, recordEvents } from '../testing/mypage-screen'

const api = fakeMemberApi()

/** Answers like a server that records which messages have been read, as the contract defines. */
function keepsMessages(...kept: SystemMessage[]) {
  let all = kept
  api.answerBy(listSystemMessages, () => [
    {
      data: all.map(({ body: _body, ...summary }) => summary),
      unread_count: all.filter(({ is_read }) => !is_read).length,
    },
    200,
    paged(all.length).headers,
  ])
  api.answerBy(getSystemMessage, ({ params }) => {
    all = all.map((one) => (String(one.id) === params.id ? { ...one, is_read: true } : one))
    return [all.find(({ id }) => String(id) === params.id) ?? {}, 200]
  })
}

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/message-center', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Fmessage-center'))
})

test('marks an opened message as read and publishes the event', async () => {
  const told = recordEvents('system-message.read')
  keepsMessages(aSystemMessage({ id: 3 }), aSystemMessage({ id: 2, title: 'お歳暮の早割のご案内' }))
  const { router } = openScreen('/mypage/message-center')
  await shows(() => screen.getByText('2件（未読 2件）'))
  expect(screen.getByRole('link', { name: /年末年始のお届けについて/ })).toHaveAttribute(
    'href',
    '/mypage/message-center/3',
  )

  await act(() => router.navigate('/mypage/message-center/3'))
  await shows(() => screen.getByRole('heading', { level: 1, name: '年末年始のお届けについて' }))
  await act(() => router.navigate('/mypage/message-center'))

  await shows(() => screen.getByText('2件（未読 1件）'))
  expect(screen.getByRole('link', { name: /年末年始のお届けについて/ })).toHaveTextContent('既読')
  expect(told).toEqual([{ id: 3 }])
})

test('renders the HTML and links of a message', async () => {
  keepsMessages(aSystemMessage({ id: 3, body: '<p>くわしくは<a href="/guide">送料とお届け</a>へ。</p>' }))
  openScreen('/mypage/message-center/3')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '送料とお届け' })).toHaveAttribute('href', '/guide'),
  )
})

test('lists ten messages per page', async () => {
  api.answer(listSystemMessages, { data: [aSystemMessage()], unread_count: 0 }, paged(21, 2))
  openScreen('/mypage/message-center?page=2')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute(
      'href',
      '/mypage/message-center?page=3',
    ),
  )
  expect(api.callsOf(listSystemMessages)[0]?.url.searchParams.get('page')).toBe('2')
})

test('explains an empty message center', async () => {
  keepsMessages()
  openScreen('/mypage/message-center')

  await shows(() => screen.getByText('メッセージはまだありません'))
  expect(screen.getByRole('link', { name: 'お知らせを見る' })).toHaveAttribute('href', '/news')
})
