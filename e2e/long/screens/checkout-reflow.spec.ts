import { pageFaults, reflowFaults } from '../../shop/looks/page-faults'
import { expect, test } from '../../shop/journey'
import { callsOfPage, prepareCart } from '../../shop/prepared-cart'
import { walk, type Stop } from '../../shop/looks/walk'

const steps = [
  '/cart',
  '/cart/shipping-select',
  '/cart/shipping-matrix',
  '/cart/shipping-add',
  '/cart/shipping-add?edit=orderer',
  '/cart/shipping-detail',
  '/cart/payment',
  '/cart/confirm',
]

test('each step of a member’s checkout is accessible at every width', async ({ page, signInAs }) => {
  await signInAs('taro')
  const token = await prepareCart(page, {
    products: { 'yokan-ogura': 2, 'imabari-towel-set': 1 },
    email: 'taro@example.com',
  })
  const call = await callsOfPage(page)
  const { data } = await call<{ data: { id: number; code: string }[] }>('GET', `/v1/payments/carts/${token}`)
  const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id
  await call('PATCH', '/v1/carts/order/modify', { token, payment_id })

  const stops = steps.map((step): Stop => [
    step,
    async () => {
      await page.goto(step)
      await expect(page).toHaveURL((url) => url.pathname === step.split('?')[0])
    },
  ])
  await walk(page, stops, async () => [
    ...(await pageFaults(page, [320, 390, 1280])),
    ...(await reflowFaults(page)),
  ])
})

test('a phone shows the cart’s total once at a time', async ({ page }) => {
  await prepareCart(page, {
    products: { 'yokan-ogura': 2, 'imabari-towel-set': 1 },
    email: 'once@example.com',
  })
  const total = page.getByText(/^合計（税込）/).filter({ visible: true })
  const inBar = page.locator('[data-action-bar]').getByText(/^合計（税込）/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart')

  await expect(total.first()).not.toBeInViewport()
  await expect(inBar).toBeVisible()
  await total.first().scrollIntoViewIfNeeded()
  await expect(inBar).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(total).toHaveCount(1)
})

test('customs of giving are accessible at every width and cured', async ({ page }) => {
  const token = await prepareCart(page, {
    products: { 'imabari-towel-set': 1 },
    email: 'customs@example.com',
  })
  const call = await callsOfPage(page)
  const { data } = await call<{ data: { detail: { products: { key: string }[] } } }>(
    'POST',
    '/v1/carts/init',
    {
      token,
    },
  )
  const accessories = await call<{ data: { id: number; kind: string }[] }>(
    'GET',
    '/v1/products/imabari-towel-set/accessories',
  )
  await call('PATCH', '/v1/carts/accessories/add', {
    token,
    product_key: data.detail.products[0]?.key,
    accessory_id: accessories.data.find(({ kind }) => kind === 'noshi')?.id,
    noshi_heading: '志',
  })
  const custom = page.getByText(/^香典返しは、包装の内側に/)

  for (const step of ['/cart', '/cart/shipping-detail']) {
    await page.goto(step)
    await expect(custom).toBeVisible()
    expect(await pageFaults(page, [320, 390, 1280])).toEqual([])
    expect(await reflowFaults(page)).toEqual([])
  }
  await page.getByRole('button', { name: '内のしにする' }).click()
  await expect(custom).toBeHidden()
  await expect(
    page
      .getByText(/志・黒白結び切り・内のし/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
