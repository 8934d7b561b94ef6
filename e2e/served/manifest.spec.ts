import { expect, test } from '../shop/journey'

// A context of its own: elsewhere no worker may stand between a journey and the network.
test.use({ serviceWorkers: 'allow', isCold: true })

test('the shop can be put on a home screen: manifest and icons are its own', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href!)).json()) as { name: string; icons: { src: string }[] }

  expect(manifest.name).toBe('つなぐギフト')
  for (const path of [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png']) {
    const icon = await request.get(path)
    expect([path, icon.status()]).toEqual([path, 200])
    expect(icon.headers()['content-type']).toMatch(/^image\//)
  }
})
