import { findLayout } from './layout.rules'

test.each([
  ['/', 'default'],
  ['/cart', 'default'],
  ['/cart/', 'default'],
  ['/cart/payment', 'simple'],
  ['/login/', 'simple'],
  ['/login_sync', 'simple'],
  ['/register/complete', 'simple'],
  ['/orders/receipt', 'simple'],
  ['/social-gift/abc/shipping', 'simple'],
  ['/popup', 'simple'],
  ['/mypage/order_history', 'default'],
  ['/maintenance/', 'maintenance'],
  ['/sample', 'sample'],
  ['/sample/', 'sample'],
  ['/samples', 'default'],
  ['/nowhere', 'default'],
])('gives %s the layout %s (§2)', (path, layout) => {
  expect(findLayout(path)).toBe(layout)
})
