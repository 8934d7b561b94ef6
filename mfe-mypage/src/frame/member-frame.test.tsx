import { listGuestProductHistories } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { routes } from '../routes'
import { fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'

const api = fakeMemberApi()
const menu = async () => within(await screen.findByRole('navigation', { name: 'マイページ' }))
const hrefs = async () => (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'))

test('groups the menu entries and marks the current page (§1)', async () => {
  openScreen('/mypage/logout')

  expect(await hrefs()).toEqual([
    '/mypage',
    '/mypage/order_history',
    '/mypage/point',
    '/mypage/list/favorites',
    '/mypage/list',
    '/mypage/bookmark',
    '/mypage/product_history',
    '/mypage/product_search_history',
    '/mypage/product_request_history',
    '/mypage/memorial',
    '/mypage/message-center',
    '/mypage/inquiry_history',
    '/mypage/user_info',
    '/mypage/address',
    '/mypage/card',
    '/mypage/passkey',
    '/mypage/session',
    '/mypage/login_history',
    '/mypage/logout',
  ])
  expect((await menu()).getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'ご注文',
    'お買い物の記録',
    '贈りもの',
    'お知らせ',
    '会員情報',
  ])
  expect((await menu()).getByRole('link', { name: 'ログアウト' })).toHaveAttribute('aria-current', 'page')
})

test('offers measurements and embroidery only in made-to-order shops', async () => {
  openScreen('/mypage/logout', { settings: { isMadeToOrderUsed: true } })

  expect(await hrefs()).toEqual(expect.arrayContaining(['/mypage/measurement', '/mypage/name-embroidery']))
})

/** Paths of all pages under my page, including those of single records. */
const memberPaths = routes
  .flatMap(({ path = '', children }) => (children ?? []).map((child) => `${path}/${child.path ?? ''}`))
  .map((path) => path.replace(':key', '1').replace(/\/$/, ''))
/** Without fake responses an unexpected request fails, so the page would show a different message. */
const withoutMembers = { isLogin: false, settings: { isMembersOnlyOff: true } }
const openForGuests = '/mypage/product_history'

test.each([...memberPaths, '/mypage/leave'])(
  'redirects a guest from %s to login and back (§6)',
  async (path) => {
    const { urlNow } = openScreen(path, { isLogin: false })

    await waitFor(() => expect(urlNow()).toBe(`/login/?back=${encodeURIComponent(path)}`))
  },
)

test.each([...memberPaths.filter((path) => path !== openForGuests), '/mypage/leave'])(
  'shows the not-found page for %s if the shop has no members',
  async (path) => {
    api.answer(listGuestProductHistories, { data: [] }, paged(0))
    openScreen(path, withoutMembers)

    await shows(() => screen.getByText('ページが見つかりません', { exact: false }))
    expect(screen.queryByText(/ログインしてください|401/)).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'マイページ' })).toBeNull()
  },
)

test('hides links to member pages if the shop has no members', async () => {
  api.answer(listGuestProductHistories, { data: [] }, paged(0))
  openScreen(openForGuests, withoutMembers)

  await shows(() => screen.getByRole('heading', { level: 1, name: '閲覧履歴' }))
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs.filter((href) => href?.startsWith('/mypage'))).toEqual([])
})
