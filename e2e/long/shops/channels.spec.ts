import { expect, test } from '../../shop/journey'

const at = (host: string, path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = host
  return url.href
}

test('the business shop has its own name, texts and products', async ({ page }) => {
  await page.goto(at('business.localhost', '/'))
  await expect(page.getByRole('banner')).toContainText('つなぐビジネス')
  await expect(page.getByRole('main')).toContainText('仕事の贈りものと、店の道具を')

  await page.getByRole('banner').getByRole('link', { name: '客室と浴場' }).click()

  await expect(page.getByRole('main')).toContainText('業務用 今治フェイスタオル 白 30枚入')
  await expect(page.getByRole('main')).not.toContainText('今治タオルセット「凪」')
})
