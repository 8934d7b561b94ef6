import { expect, test } from '../shop/served/journey'

test('serves the shop’s own manifest and icons', async ({ reader, request }) => {
  await reader.open('/')
  const href = reader.document.querySelector('link[rel=manifest]')?.getAttribute('href')
  const manifest = (await (await request.get(href!)).json()) as { name: string; icons: { src: string }[] }

  expect(manifest.name).toBe('つなぐギフト')
  for (const path of [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png']) {
    const icon = await request.get(path)
    expect(icon.status(), path).toBe(200)
    expect(icon.headers()['content-type']).toMatch(/^image\//)
  }
})
