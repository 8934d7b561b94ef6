import { aRecipient, main } from '../shop/gift/gift-recipient'
import { expect, isHydrated, test } from '../shop/journey'
import { origin } from '../shop/origin'
import { placeGift } from '../shop/gift/placed-gift'

test('who presses LINE on the giver’s page tells LINE the words and not where they come from', async ({
  page,
  context,
}) => {
  const { giverPath } = await placeGift(page, ['和子さん'], 'giver-line@example.com')
  const asked: (string | undefined)[] = []
  await context.route('https://line.me/**', async (route) => {
    asked.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: '<h1>LINE</h1>' })
  })
  const answer = await page.goto(giverPath)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await isHydrated(page)
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'LINEで送る' }).click()
  const line = await opened
  await expect(line.getByRole('heading', { name: 'LINE' })).toBeVisible()

  expect(asked).toEqual([undefined])
  expect(await line.evaluate(() => document.referrer)).toBe('')
  await expect(main(page).getByText('送付済み')).toBeVisible()
})

test('no page of a gift tells another site its address, by whatever link one leaves it', async ({
  page,
  browser,
}) => {
  const { path, giverPath } = await placeGift(page, ['次郎さん'], 'giver-referrer@example.com')
  const recipient = await aRecipient(browser, path)
  const referrers: (string | undefined)[] = []
  await recipient.route('https://elsewhere.example/**', async (route) => {
    referrers.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: '<h1>よその店</h1>' })
  })
  for (const url of [
    path,
    `${path}/shipping`,
    `${path}/delivery`,
    `${path}/confirm`,
    giverPath,
    '/social-gift',
  ]) {
    await recipient.goto(origin() + url)
    await recipient.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://elsewhere.example/'
      link.textContent = 'よその店へ'
      document.querySelector('main')?.prepend(link)
    })
    await recipient.getByRole('link', { name: 'よその店へ' }).click()
    await expect(recipient.getByRole('heading', { name: 'よその店' })).toBeVisible()
  }

  expect(referrers).toEqual(Array.from({ length: 6 }, () => undefined))
  await recipient.context().close()
})
