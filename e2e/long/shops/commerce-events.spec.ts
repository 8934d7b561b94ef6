import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, isHydrated, seededPassword, test } from '../../shop/journey'
import { rewritePages } from '../../shop/tenants/rewrite-pages'

const ofPurchase = [
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]

/** A shop with a tag manager, whose script is empty; what it would be told of these is told here. */
async function listenAsTagManager(page: Page, expected: readonly string[]): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('tellJourney', (name: string) => expected.includes(name) && told.push(name))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellJourney: (name: string) => void }).tellJourney
    const layer: unknown[] = []
    layer.push = (...entries: unknown[]) => {
      for (const { event } of entries as { event?: string }[]) if (event) tell(event)
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await rewritePages(page, (text) =>
    text
      .replace('"tagManager":{"id":null', '"tagManager":{"id":"GTM-JOURNEY"')
      // The policy of trusted types lists the services that a shop has switched on.
      .replace(
        /\)\(\[([^\]]*)\]\)\)<\/script>/,
        (_, listed) =>
          `)([${[listed, '"https://www.googletagmanager.com"'].filter(Boolean).join()}]))</script>`,
      ),
  )
  return told
}

test('each e-commerce event of a purchase is recorded once, at its step', async ({ page, addToCart }) => {
  const recorded = await listenAsTagManager(page, ofPurchase)
  const recordedUpTo = (count: number) => expect.poll(() => recorded).toEqual(ofPurchase.slice(0, count))

  await addToCart('yokan-ogura', 2)
  await recordedUpTo(1)
  await page.goto('/cart')
  await recordedUpTo(2)
  await page.getByRole('button', { name: '1つ減らす' }).click()
  await recordedUpTo(3)
  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('events@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await recordedUpTo(4)
  await next(page, '次へ進む')
  await recordedUpTo(5)
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await recordedUpTo(6)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  await recordedUpTo(7)
})

test('who looks around is told of too: a search, a list, what is chosen from it, seen and shared', async ({
  page,
  context,
}) => {
  const ofLooking = ['search', 'view_item_list', 'select_item', 'view_item', 'share']
  const recorded = await listenAsTagManager(page, ofLooking)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/product?word=タオル')
  await page.mouse.move(10, 10)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => [...recorded].sort()).toEqual(['search', 'view_item_list'])

  await page.locator('main a[href^="/product/"]').first().click()
  await expect.poll(() => recorded.slice(2, 4)).toEqual(['select_item', 'view_item'])
  await page.getByRole('button', { name: 'シェアする' }).click()
  await page.getByRole('button', { name: 'リンクをコピーする' }).click()
  await expect.poll(() => recorded).toContain('share')

  // Lists that come into view below the product are further ones.
  expect(recorded.filter((name) => name !== 'view_item_list')).toEqual([
    'search',
    'select_item',
    'view_item',
    'share',
  ])
})

test('a banner is a promotion: told once it is seen, and when it is followed', async ({ page }) => {
  const recorded = await listenAsTagManager(page, ['view_promotion', 'select_promotion'])
  await page.goto('/')
  await page.mouse.move(10, 10)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => recorded).toContain('view_promotion')
  expect(recorded).not.toContain('select_promotion')

  await page.getByRole('main').getByRole('link', { name: 'お歳暮は、早めのご用意で' }).first().click()
  await expect(page).toHaveURL(/\/lp\/oseibo/)

  expect(recorded.filter((name) => name === 'select_promotion')).toHaveLength(1)
})

test('who signs in is told of with the way, and a page that is open in another tab tells nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const elsewhere = await listenAsTagManager(other, ['login', 'sign_up'])
  await other.goto('/product')
  await isHydrated(other)
  const recorded = await listenAsTagManager(page, ['login', 'sign_up'])
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill('hanako@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill(seededPassword)
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click()

  await expect.poll(() => recorded).toEqual(['login'])
  await expect(other.getByRole('link', { name: 'マイページ' }).first()).toBeVisible()
  expect(elsewhere).toEqual([])
})
