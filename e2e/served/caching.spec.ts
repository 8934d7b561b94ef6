import { expect, test } from '../shop/served/journey'

for (const [caching, paths] of [
  ['no-store', ['/cart', '/login', '/register', '/orders/receipt', '/social-gift']],
  ['private, no-cache', ['/', '/product/imabari-towel-set', '/faq']],
] as const)
  test(`sets cache-control to ${caching} for ${paths.join(', ')}`, async ({ request }) => {
    for (const path of paths) expect((await request.get(path)).headers()['cache-control'], path).toBe(caching)
  })
