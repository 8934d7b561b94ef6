import { openPage } from './page-metrics.mjs'

/** Home → list → product → add → cart under the throttle: milliseconds from each press to the next screen. */
export async function measureJourney(browser, origin) {
  const { context, page } = await openPage(browser, true)
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const timed = async (press, seen) => {
    await page.waitForLoadState('networkidle')
    const started = performance.now()
    await press()
    await seen()
    return performance.now() - started
  }
  const main = page.getByRole('main')
  const list = await timed(
    () => page.getByRole('contentinfo').getByRole('link', { name: '商品一覧' }).click(),
    () => page.getByRole('heading', { level: 1, name: '商品一覧' }).waitFor(),
  )
  const product = await timed(
    () => main.getByRole('link', { name: /どら焼き/ }).first().click(),
    () => page.getByRole('button', { name: 'カートに入れる' }).first().waitFor(),
  )
  const add = await timed(
    () => page.getByRole('button', { name: 'カートに入れる' }).first().click(),
    () => page.getByText('カートに追加しました').first().waitFor(),
  )
  const cart = await timed(
    () => page.getByRole('banner').getByRole('link', { name: /カート/ }).click(),
    () => page.getByRole('heading', { level: 1, name: /カート/ }).waitFor(),
  )
  await context.close()
  return { list, product, add, cart, total: list + product + add + cart }
}
