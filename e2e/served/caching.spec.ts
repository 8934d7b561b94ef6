import { expect, test } from '../shop/journey'

const executablePath = process.env.WINDOWED_BROWSER_PATH

// Playwright turns the cache off, and a browser without windows has none; shoppers' browsers have it.
test.use({
  isCold: true,
  // A page that a journey hands over has no address, and may not load from this machine unasked.
  permissions: ['local-network-access'],
  ...(executablePath ? {} : { channel: 'chromium' }),
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

test('what one shopper has typed or bought is stored in no cache, other pages of a guest may be laid aside', async ({
  request,
}) => {
  const cachingOf = async (path: string) => (await request.get(path)).headers()['cache-control']

  for (const path of ['/cart', '/login', '/register', '/orders/receipt', '/social-gift'])
    expect(await cachingOf(path), path).toBe('no-store')
  for (const path of ['/', '/product/imabari-towel-set', '/faq'])
    expect(await cachingOf(path), path).toBe('private, no-cache')
})
