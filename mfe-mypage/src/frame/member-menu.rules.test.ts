import { findMenuEntry } from './member-menu.rules'

test.each([
  ['/mypage/list/favorites', '/mypage/list/favorites'],
  ['/mypage/list', '/mypage/list'],
  ['/mypage/list/birthdays', '/mypage/list'],
  ['/mypage/order_history/7', '/mypage/order_history'],
  ['/mypage', undefined],
  ['/mypage/listing', undefined],
])('for the path %s, marks only the menu entry %s', (path, entry) => {
  expect(findMenuEntry(path)).toBe(entry)
})
