import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/looks/page-faults'
import { isWhole } from '../../shop/looks/walk'

test('the sample page is accessible without header and footer in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/sample')
      await isWhole(page)
      await expect(page.getByRole('heading', { level: 1, name: 'デザインの見本' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      expect.soft(await pageFaults(page), colorScheme).toEqual([])
    })

  const news = page.getByRole('checkbox', { name: 'お知らせのメールを受け取る' })
  await news.check()
  await expect(news).toBeChecked()
  await page.getByRole('link', { name: 'トップページを見る' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
