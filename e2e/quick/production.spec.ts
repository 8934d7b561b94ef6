import { newAddress } from '../shop/member'
import { expect, test } from '../shop/journey'
import { from, buy, watchRefusals } from '../shop/tenants/production-shopper'

test.use({ limits: 'production', isCold: true })

test('a guest buys within production’s limits', async ({ page }) => {
  const refused = watchRefusals(page)
  await page.setExtraHTTPHeaders(from('203.0.113.10'))
  await page.goto('/')
  await page.goto('/product?word=タオル')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  expect(await buy(page, newAddress('within-limits'))).toMatch(/^T\d{8}-\d{6}$/)

  expect(refused).toEqual([])
})

test('renders pages for sixty-four concurrent guests within production’s limits', async ({ shopOrigin }) => {
  const paths = ['/', '/product', '/product/imabari-towel-set', '/news']
  const visit = async (path: string) => {
    const answer = await fetch(shopOrigin + path)
    return `${path} ${answer.status} ${(await answer.text()).includes('data-ssr="200"') ? 'rendered' : 'empty'}`
  }
  for (const path of paths) await expect.poll(() => visit(path)).toBe(`${path} 200 rendered`)

  const pages = await Promise.all(Array.from({ length: 64 }, (_, index) => visit(paths[index % 4] ?? '/')))

  expect([...new Set(pages)].sort()).toEqual(paths.map((path) => `${path} 200 rendered`).sort())
})
