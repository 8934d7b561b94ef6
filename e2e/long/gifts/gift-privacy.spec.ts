import { main } from '../../shop/gift/gift-recipient'
import { expect, test } from '../../shop/journey'
import { placeGift } from '../../shop/gift/placed-gift'

test('sends no referrer to LINE from the giver’s page', async ({ page, context }) => {
  const { giverPath } = await placeGift(page, ['和子さん'], 'giver-line@example.com')
  const asked: (string | undefined)[] = []
  await context.route('https://line.me/**', async (route) => {
    asked.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: '<h1>LINE</h1>' })
  })
  const answer = await page.goto(giverPath)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'LINEで送る' }).click()
  const line = await opened
  await expect(line.getByRole('heading', { name: 'LINE' })).toBeVisible()

  expect(asked).toEqual([undefined])
  expect(await line.evaluate(() => document.referrer)).toBe('')
  await expect(main(page).getByText('送付済み')).toBeVisible()
})
