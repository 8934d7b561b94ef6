import { screen, within } from '@testing-library/react'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

fakeMemberApi()
const menu = async () => within(await screen.findByRole('navigation', { name: 'マイページ' }))
const hrefs = async () => (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'))

test('my page’s areas stand in one menu, in groups, and the one on screen is marked (§1)', async () => {
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

test('measures and a name’s embroidery are offered where goods are made to order', async () => {
  openScreen('/mypage/logout', { settings: { isMadeToOrderUsed: true } })

  expect(await hrefs()).toEqual(expect.arrayContaining(['/mypage/measurement', '/mypage/name-embroidery']))
})
