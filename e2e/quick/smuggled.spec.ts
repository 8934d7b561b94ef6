import { expect, test } from '../shop/journey'

test('blocks injected markup and scripts', async ({ page }) => {
  await page.goto('/product')

  const outcome = await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = '<a href="&#106;avascript:window.isTaken=true">お得な商品</a>'
    const script = document.createElement('script')
    let refusal = ''
    try {
      script.src = 'https://evil.example/x.js'
    } catch (error) {
      refusal = String(error)
    }
    return { children: place.childElementCount, refusal, isTaken: 'isTaken' in window }
  })

  expect(outcome).toEqual({
    children: 0,
    refusal: expect.stringContaining('TrustedScriptURL'),
    isTaken: false,
  })
})
