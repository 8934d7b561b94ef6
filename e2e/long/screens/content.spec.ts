import { expect, isHydrated, test } from '../../shop/journey'

test('going back across remotes restores the position of the list', async ({ page }) => {
  await page.goto('/product')
  await isHydrated(page)
  const news = page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' })
  // Where it is left is where it is pressed: cards that come into view take their own height meanwhile.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), {
      capture: true,
      once: true,
    }),
  )
  await news.click()
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')))
  expect(left).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
  await expect(news).toBeInViewport()
})

test('a landing page shows its goods and manners, served and drawn by the browser alike', async ({
  page,
}) => {
  const parts = [
    '予算で選ぶ',
    'いま選ばれているお歳暮',
    '三千円台から、のしをかけて',
    'お歳暮のマナー',
    'ほかの選び方',
  ]
  const shown = () =>
    page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-label')))
  await page.goto('/lp/oseibo')
  expect(await shown()).toEqual(parts)
  await page.goto('/news')
  await isHydrated(page)

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/lp/oseibo', textContent: '特集' })
    document.querySelector('main')?.append(link)
    link.click()
  })

  await expect(page.getByRole('heading', { level: 1, name: /お歳暮特集/ })).toBeVisible()
  expect(await shown()).toEqual(parts)
})

test('a banner’s file is saved under the name that the shop gave it, and the toast says so (§8)', async ({
  page,
}) => {
  await page.goto('/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '「熨斗の表書き早見表」をダウンロードする' }).click()

  expect((await download).suggestedFilename()).toBe('noshi-guide.pdf')
  await expect(page.getByText('ダウンロードが完了しました')).toBeVisible()
})

test('the flip book turns by key and by button, is read page by page, and leads to what it shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/flip-book')
  await page.getByRole('main').getByRole('link', { name: /冬/ }).first().click()
  await expect(page.getByText(/^1 \/ \d+ページ/).first()).toBeAttached()
  await isHydrated(page)

  await page.getByRole('link', { name: '次のページ' }).click()
  await expect(page).toHaveURL(/page=2/)
  const book = page.getByRole('group', { name: /矢印キーでめくり/ })
  await book.press('ArrowRight')
  await expect(page).toHaveURL(/page=3/)
  await book.press('ArrowLeft')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('お世話になった方へ、日もちのする品を。')).toBeAttached()
  await page.getByRole('main').getByRole('link', { name: '釜焼きカステラ 五三焼' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: '釜焼きカステラ 五三焼' })).toBeVisible()
})
