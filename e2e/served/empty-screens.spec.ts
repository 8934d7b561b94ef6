import { expect, test } from '../shop/served/journey'
import type { Reader } from '../shop/served/reader'

const screens = ['/blog', '/stylist', '/catalog-order', '/flip-book', '/popup']

const readLinks = async (reader: Reader, url: string) => {
  await reader.open(url)
  return [...reader.document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
}

for (const host of ['business.localhost', 'school.localhost'])
  test(`no link at ${host} leads to an empty screen`, async ({ reader, shopOrigin }) => {
    const at = (path: string) => shopOrigin.replace('localhost', host) + path
    const links = [...(await readLinks(reader, at('/'))), ...(await readLinks(reader, at('/sitemap')))]
    const sitemap = (await reader.open(at('/sitemap.xml'))).body.toString()

    expect(links).toContain('/news')
    expect(sitemap).toContain(`<loc>${at('/news')}</loc>`)
    for (const screen of screens) {
      expect(links).not.toContain(screen)
      expect(sitemap).not.toContain(`<loc>${at(screen)}</loc>`)
      expect((await reader.open(at(screen))).status, screen).toBe(404)
    }
  })

test('the gift shop’s sitemap links the screens other shops lack', async ({ reader }) => {
  const links = await readLinks(reader, '/sitemap')
  for (const screen of screens.slice(0, 4)) expect(links).toContain(screen)

  for (const screen of screens) expect((await reader.open(screen)).status, screen).toBe(200)
})
