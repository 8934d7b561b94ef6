import type { Page } from '@playwright/test'
import { isHydrated } from '../../shop/journey'
import { expect, test } from '../../shop/tenants/fourth-shop'
import { letOthersHang } from '../../shop/tenants/hanging-hosts'

test('a data-only shop has its own name, colours and menu', async ({ page, fourthShop }) => {
  await letOthersHang(page)
  await page.goto(fourthShop.at('/'))

  await expect(page).toHaveTitle('くらしの道具店')
  await expect(page.locator('html')).toHaveAttribute('data-namespace', 'kurashi')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '器と布' })).toBeVisible()
  await expect(banner.getByRole('link', { name: '客室と浴場' })).toHaveCount(0)
  await expect(page.locator('.shell-logo rect')).toBeVisible()
  await expect(banner.getByRole('link', { name: 'カート' }).locator('circle')).toBeVisible()
  await expect(page.getByRole('heading', { name: '店主のおすすめ' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('白い鉢')
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  expect(await accent()).toBe('#1d4f91')
  await page.getByLabel('画面の明るさ').selectOption('暗い画面')
  expect(await accent()).toBe('#9cc4ff')
})

test('applies page layouts only to the tenant that defines them', async ({ page, fourthShop }) => {
  await letOthersHang(page)
  const footer = page.getByRole('contentinfo')
  const own = page.getByRole('complementary', { name: 'ショップからのご案内' })

  await page.goto(fourthShop.at('/product/bowl'))
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(['道具のこと'])
  await expect(footer.getByRole('link', { name: '手入れの手引き' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '店について' })).toBeVisible()
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await page.mouse.up()
  await expect(own.getByRole('heading', { name: '道具店の定番' })).toBeVisible()
  await page.getByRole('link', { name: 'くらしの道具店' }).first().click()
  await expect(page.getByRole('heading', { name: '店主のおすすめ' })).toBeVisible()
  await expect(own).toHaveCount(0)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${fourthShop.origin}/product/daifuku-ichigo`)
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    '贈りものを探す',
    'お買い物',
    'サポート',
    '当店について',
  ])
  await expect(page.locator('#shell-page-parts')).toHaveCount(0)
})

test('a tenant’s sidebar causes no layout shift', async ({ page, fourthShop }) => {
  await letOthersHang(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(fourthShop.at('/sitemap'))
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  const sidebar = page.getByRole('complementary', { name: 'サイドバー' })
  await expect(sidebar.getByRole('heading', { name: '道具店の棚' })).toBeVisible()

  expect(await heading.boundingBox()).toEqual(before)
  const [screen, beside] = [await page.getByRole('main').boundingBox(), await sidebar.boundingBox()]
  expect(beside!.x).toBeGreaterThanOrEqual(screen!.x + screen!.width)
  expect(beside!.y).toBeLessThan(before!.y + 200)
})

test('adapts an article’s headings, image, table and video to phones', async ({ page, fourthShop }) => {
  const asked = await letOthersHang(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(fourthShop.at('/blog/care'))
  // The products that the article shows are `article` elements too.
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })

  await expect(page).toHaveTitle(/器の手入れ/)
  await expect(article.getByRole('heading')).toHaveText(['器の手入れ', '洗う', '道具'])
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('洗う')
  await expect(article.getByRole('heading', { level: 3 })).toHaveText('道具')
  const picture = article.getByRole('img', { name: '棚に並ぶ器' })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('srcset', /640w/)
  await expect(picture).toHaveAttribute('width', /\d+/)
  const box = article.getByRole('group', { name: '表' })
  // A click during hydration may hit an element that is about to be replaced, so retry.
  await expect(async () => {
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 2_000 })
      .toBeGreaterThan(0)
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(asked).not.toContain('www.youtube-nocookie.com')

  await article.getByRole('link', { name: '動画を再生する：洗い方' }).click()
  await expect(article.getByTitle('動画を再生する：洗い方')).toBeVisible()
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com')
  await article.getByRole('link', { name: '白い鉢' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '白い鉢' })).toBeVisible()
})

/** Script of the recommendation service. It fills each slot that the page announces. */
const recommendationScript = `
  const place = () => document.querySelector('[data-recommendation]')
  const fill = ({ name }) => {
    if (name !== 'recommend') return
    const link = document.createElement('a')
    link.href = '/product/bowl?logreco_rcmd_ct=click-1'
    link.textContent = 'おすすめの鉢'
    place().replaceChildren(link)
  }
  const told = window.naviplusEvents
  told.forEach(fill)
  told.push = (event) => fill(event)
`

test('records the recommendation click when the product is added to cart', async ({ page, fourthShop }) => {
  await letOthersHang(page)
  await page.route('https://snap.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recommendationScript }),
  )
  const told = (name: string) =>
    page.waitForRequest(
      (request) =>
        request.url().endsWith('/v1/ecommerce_events') &&
        (request.postDataJSON() as { name: string }).name === name,
    )
  await page.goto(fourthShop.at('/product/bowl'))
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByRole('link', { name: 'おすすめの鉢' }).click()
  await expect(page).toHaveURL(/logreco_rcmd_ct=click-1/)

  const added = told('add_to_cart')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  const body = (await added).postDataJSON()
  const cart = (await page.context().cookies()).find(({ name }) => name === 'cartToken')
  expect(body).toMatchObject({
    logreco_rcmd_ct: 'click-1',
    token: decodeURIComponent(cart?.value ?? 'none'),
  })
})

/** Simulates the first user input. A served page doesn't load its scripts before. */
async function touch(page: Page) {
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await page.mouse.up()
}

test('pages with secret links contact no third-party service', async ({ page, fourthShop }) => {
  const asked = await letOthersHang(page)
  const services = () => [...new Set(asked)].sort()
  const key = 'k3'.repeat(21)
  for (const path of [
    `/social-gift/${key}`,
    `/social-gift/giver/${key}`,
    '/orders/receipt',
    `/list/${key}`,
  ]) {
    await page.goto(fourthShop.at(path))
    await touch(page)
    await isHydrated(page)
    await page.getByRole('link', { name: 'くらしの道具店' }).first().click()
    await expect(page.getByRole('heading', { name: '店主のおすすめ' })).toBeVisible()
    expect(services(), path).toEqual([])
  }

  await page.goto(fourthShop.at('/product/bowl'))
  await touch(page)
  await expect.poll(services).toEqual(['snap.example', 'www.googletagmanager.com'])
})

test('a throwing tag or blocked service doesn’t break the shop', async ({ context, fourthShop }) => {
  // Use a separate page, because the tag's error would fail the journey on its own page.
  const page = await context.newPage()
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the tag is broken")' }),
  )
  const isBlocked = page.waitForRequest(/snap\.example/)
  await page.route('https://snap.example/**', (route) => route.abort('blockedbyclient'))
  const thrown = page.waitForEvent('pageerror')
  await page.goto(fourthShop.at('/product/bowl'))
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await page.mouse.up()
  expect((await thrown).message).toContain('the tag is broken')
  await isBlocked

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: '白い鉢' })).toBeVisible()
  await page.goto(fourthShop.at('/cart'))
  await expect(page.getByRole('main')).toContainText('白い鉢')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
