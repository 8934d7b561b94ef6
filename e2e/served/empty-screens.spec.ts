import { expect, test } from '../shop/journey'

const screens = ['/blog', '/stylist', '/catalog-order', '/flip-book', '/popup']
const hrefsOf = (elements: Element[]) => elements.map((element) => element.getAttribute('href') ?? '')

for (const host of ['business.localhost', 'school.localhost'])
  test(`nothing at ${host} leads to a screen that it has nothing for, and opened it is not found`, async ({
    page,
    baseURL,
  }) => {
    const at = (path: string) => baseURL!.replace('localhost', host) + path
    await page.goto(at('/'))
    const menu = page.getByRole('button', { name: 'メニュー' })
    if (await menu.isVisible()) await menu.click()
    const links = await page.locator('a[href]').evaluateAll(hrefsOf)
    await page.goto(at('/sitemap'))
    links.push(...(await page.locator('a[href]').evaluateAll(hrefsOf)))
    const sitemap = (await (await page.goto(at('/sitemap.xml')))?.text()) ?? ''

    expect(links).toContain('/news')
    expect(sitemap).toContain(`<loc>${at('/news')}</loc>`)
    for (const screen of screens) {
      expect(links).not.toContain(screen)
      expect(sitemap).not.toContain(`<loc>${at(screen)}</loc>`)
      const answer = await page.goto(at(screen), { waitUntil: 'commit' })
      expect(answer?.status(), screen).toBe(404)
    }
  })

test('the gift shop, which has them all, leads there', async ({ page, request }) => {
  await page.goto('/sitemap')
  const links = await page.locator('a[href]').evaluateAll(hrefsOf)
  for (const screen of screens) expect((await request.get(screen)).status(), screen).toBe(200)

  for (const screen of screens.slice(0, 4)) expect(links).toContain(screen)
})
