import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../shop/checkout'
import { newAddress } from '../shop/member'
import { expect, test } from '../shop/journey'

test.use({ limits: 'production', isCold: true })

/** The shopper's own network address, as a load balancer of the shop tells it. */
const from = (address: string) => ({ 'x-forwarded-for': address })

/** From a product's page to the order's number, as a guest who pays by bank transfer. */
async function buy(page: Page, email: string): Promise<string> {
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill(email)
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  return orderNumber(page)
}

/** Addresses of calls that the shop turned away as too many. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 429 && refused.push(answer.url()))
  return refused
}

test('a guest finds, chooses and buys within production’s limits: no call is turned away', async ({
  page,
}) => {
  const refused = watchRefusals(page)
  await page.setExtraHTTPHeaders(from('203.0.113.10'))
  await page.goto('/')
  await page.goto('/product?word=タオル')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  expect(await buy(page, newAddress('within-limits'))).toMatch(/^T\d{8}-\d{6}$/)

  expect(refused).toEqual([])
})

test('sixty-four guests at once get rendered pages within production’s limits', async ({ shopOrigin }) => {
  const paths = ['/', '/product', '/product/imabari-towel-set', '/news']
  const visit = async (path: string) => {
    const answer = await fetch(shopOrigin + path)
    return `${path} ${answer.status} ${(await answer.text()).includes('data-ssr="200"') ? 'rendered' : 'empty'}`
  }
  for (const path of paths) await expect.poll(() => visit(path)).toBe(`${path} 200 rendered`)

  const pages = await Promise.all(Array.from({ length: 64 }, (_, index) => visit(paths[index % 4] ?? '/')))

  expect([...new Set(pages)].sort()).toEqual(paths.map((path) => `${path} 200 rendered`).sort())
})
