import { expect, test } from '../../shop/journey'

test('restores a list’s scroll position on Back across remotes', async ({ page }) => {
  await page.goto('/product')
  const news = page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' })
  // Record the position at the click itself, because cards that scroll into view may change the height
  // before.
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

test('renders the same landing page blocks on server and in browser', async ({ page }) => {
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

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/lp/oseibo', textContent: '特集' })
    document.querySelector('main')?.append(link)
    link.click()
  })

  await expect(page.getByRole('heading', { level: 1, name: /お歳暮特集/ })).toBeVisible()
  expect(await shown()).toEqual(parts)
})
