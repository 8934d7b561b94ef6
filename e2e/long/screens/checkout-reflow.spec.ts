import { expect, test } from '../../shop/journey'
import { reflowFaults } from '../../shop/page-faults'
import { callsOfPage, prepareCart } from '../../shop/prepared-cart'

const guestSteps = [
  '/cart',
  '/cart/shipping-add',
  '/cart/shipping-add?edit=orderer',
  '/cart/shipping-detail',
  '/cart/payment',
  '/cart/confirm',
]
const memberSteps = ['/cart/shipping-select', '/cart/shipping-matrix', ...guestSteps]

for (const { who, steps } of [
  { who: 'guest', steps: guestSteps },
  { who: 'member', steps: memberSteps },
])
  test(`each step of a ${who}’s checkout is whole at 320 px, and with text twice as large`, async ({
    page,
    signInAs,
  }) => {
    if (who === 'member') await signInAs('taro')
    const token = await prepareCart(page, {
      products: { 'yokan-ogura': 2, 'imabari-towel-set': 1 },
      email: 'taro@example.com',
    })
    const call = await callsOfPage(page)
    const { data } = await call<{ data: { id: number; code: string }[] }>(
      'GET',
      `/v1/payments/carts/${token}`,
    )
    const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id
    await call('PATCH', '/v1/carts/order/modify', { token, payment_id })

    for (const step of steps)
      await test.step(step, async () => {
        await page.setViewportSize({ width: 320, height: 900 })
        await page.goto(step)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(new URL(page.url()).pathname).toBe(step.split('?')[0])

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        expect(await reflowFaults(page)).toEqual([])
      })
  })
