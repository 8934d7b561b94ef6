import { findMenuEntry } from './member-menu.rules'

test.each([
  ['/mypage/list/favorites', '/mypage/list/favorites'],
  ['/mypage/list', '/mypage/list'],
  ['/mypage/list/birthdays', '/mypage/list'],
  ['/mypage/order_history/7', '/mypage/order_history'],
  ['/mypage', undefined],
  ['/mypage/listing', undefined],
])('assigns %s only to %s', (path, entry) => {
  expect(findMenuEntry(path)).toBe(entry)
})
