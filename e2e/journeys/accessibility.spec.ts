import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../shop/journey'

const guestPages = ['/', '/product', '/product?word=タオル', '/product/imabari-towel-set', '/cart', '/news', '/blog', '/maker', '/faq', '/law', '/login', '/register', '/reminder', '/nowhere']
const memberPages = ['/ec', '/mypage', '/mypage/order_history', '/mypage/address', '/mypage/address/add', '/mypage/list', '/mypage/point']

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const url of guestPages) {
      test(`axe finds nothing on ${url}`, async ({ page }) => {
        await page.goto(url)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })
    }
  })
}

test('axe finds nothing on the screens of a member', async ({ page, signInAs }) => {
  test.setTimeout(120_000)
  await signInAs('taro')
  for (const url of memberPages) {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${url} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
})
