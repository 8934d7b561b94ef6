import type { Page } from '@playwright/test'
import { orderAsMember } from '../../shop/checkout'
import { shopNowMs } from '../../shop/clock/shop-clock'
import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

const tokyo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' })
const shopDay = () => tokyo.format(shopNowMs())
const dayIn = async (page: Page) => tokyo.format(await page.evaluate(() => Date.now()))

test('uses the shop’s date in order numbers', async ({ page, addToCart }) => {
  await prepareMember(page, newAddress('shop-clock'))
  await addToCart('imabari-towel-set')

  expect(await orderAsMember(page)).toContain(shopDay().replaceAll('-', ''))
})

test('uses the shop’s date in served pages and in browsers', async ({ page, browser, shopOrigin }) => {
  const other = await (await browser.newContext()).newPage()
  const served = await (await page.request.get('/gift-finder')).text()
  await page.goto('/gift-finder')
  await other.goto(shopOrigin)

  expect(served).toContain(`min="${shopDay()}"`)
  expect(await dayIn(page)).toBe(shopDay())
  expect(await dayIn(other)).toBe(shopDay())
  await other.context().close()
})
