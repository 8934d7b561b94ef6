import { expect, test } from '../shop/served/journey'

const screens = [
  '/',
  '/product',
  '/product/imabari-towel-set',
  '/cart',
  '/login',
  '/news',
  '/faq',
  '/guide',
  '/lp/oseibo',
  '/social-gift/unknown',
  '/no-such-page',
]

test('every document keeps other windows and unused abilities away', async ({ request }) => {
  for (const screen of screens) {
    const headers = (await request.get(screen)).headers()
    expect(headers['cross-origin-opener-policy'], screen).toBe('same-origin')
    expect(headers['permissions-policy'], screen).toContain('camera=()')
    expect(headers['content-security-policy'], screen).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    )
  }
})
