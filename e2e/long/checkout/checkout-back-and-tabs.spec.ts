import type { Page } from '@playwright/test'
import { cards, fillCard, toConfirm } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { callsOfPage, openPayment, prepareCart } from '../../shop/prepared-cart'

const goods = 'daifuku-kinako'
const news = (page: Page) => page.getByRole('status').filter({ hasText: '前の画面のあとに変わったこと' })

/** The headings of each moment, and whether cards of products that are to come were ever seen. */
async function watchScreens(page: Page) {
  await page.addInitScript(() => {
    const seen = { titles: [] as string[], isGridSeen: false }
    Object.assign(globalThis, { seenScreens: seen })
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title && seen.titles.at(-1) !== title) seen.titles.push(title)
      if (document.querySelector('main [role="status"] > [aria-hidden="true"] > div')) seen.isGridSeen = true
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    look()
  })
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seenScreens: { titles: string[]; isGridSeen: boolean } }).seenScreens,
    )
}

test('Back from the page of the payment service shows the checkout from the first moment, never other screens', async ({
  page,
}) => {
  const screens = await watchScreens(page)
  await openPayment(page, { [goods]: 1 }, 'back@example.com')
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)

  await page.goBack({ waitUntil: 'commit' })

  await expect(page.getByText(/お支払いは完了していません/)).toBeVisible()
  await expect(page.getByRole('button', { name: '注文を確定する' })).toBeEnabled()
  expect(await screens()).toEqual({ titles: ['ご注文内容の確認'], isGridSeen: false })

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  expect((await screens()).isGridSeen).toBe(false)
})

/** What another tab of the same shopper does. */
async function changeInOtherTab(page: Page, token: string, quantity: number) {
  const other = await page.context().newPage()
  const call = await callsOfPage(other)
  const { data } = await call<{ data: { detail: { products: { key: string; quantity: number }[] } } }>(
    'GET',
    `/v1/carts/${token}`,
  )
  const [line] = data.detail.products
  await call('PATCH', '/v1/carts/products/modify', { token, key: line?.key, quantity })
  await other.close()
  return line?.quantity ?? 0
}

/** Steps that a guest stands on, and the press that leads on from each. */
const steps: { url: string; press: string; leadsTo: string }[] = [
  { url: '/cart/shipping-add', press: '次へ進む', leadsTo: 'お支払い方法' },
  { url: '/cart/shipping-detail', press: 'お支払いへ進む', leadsTo: 'お支払い方法' },
  { url: '/cart/payment', press: 'ご注文内容の確認へ', leadsTo: 'ご注文内容の確認' },
]

test('what another tab changed is told by the next screen, once, and by the confirm screen before it orders', async ({
  page,
}) => {
  const token = await prepareCart(page, { products: { [goods]: 1 }, email: 'tabs@example.com' })
  for (const [index, { url, press, leadsTo }] of steps.entries())
    await test.step(url, async () => {
      await page.goto(url)
      await isHydrated(page)
      if (url === '/cart/payment') await page.getByRole('radio', { name: /銀行振込/ }).check()
      const was = await changeInOtherTab(page, token, index + 2)

      await page.getByRole('main').getByRole('button', { name: press }).click()

      await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible()
      await expect(news(page)).toContainText(`の数量：${was}点→${index + 2}点`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible()
      await isHydrated(page)
      await expect(news(page)).toBeHidden()
    })

  await test.step('/cart/confirm', async () => {
    await changeInOtherTab(page, token, 5)
    await page.getByRole('button', { name: '注文を確定する' }).click()

    await expect(page.getByText(/ご注文の内容が変わりました/)).toBeVisible()
    await expect(news(page)).toContainText('の数量：4点→5点')
    await expect(page).toHaveURL(/\/cart\/confirm/)
  })

  await test.step('/cart, when the shopper comes back to it', async () => {
    await page.goto('/cart')
    await isHydrated(page)
    await changeInOtherTab(page, token, 2)
    await page.evaluate(() => {
      const later = performance.now.bind(performance)
      performance.now = () => later() + 10_000
      document.dispatchEvent(new Event('visibilitychange'))
    })

    await expect(news(page)).toContainText('の数量：5点→2点')
  })
})
