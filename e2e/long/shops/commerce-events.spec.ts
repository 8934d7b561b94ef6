import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { rewritePages } from '../../shop/tenants/rewrite-pages'

const ofPurchase = [
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]

/** Adds a tag manager with an empty script. Returns a list that receives its purchase events. */
async function listenAsTagManager(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('tellJourney', (name: string) => ofPurchase.includes(name) && told.push(name))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellJourney: (name: string) => void }).tellJourney
    const layer: unknown[] = []
    layer.push = (...entries: unknown[]) => {
      for (const { event } of entries as { event?: string }[]) if (event) tell(event)
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await rewritePages(page, (text) =>
    text
      .replace('"tagManager":{"id":null', '"tagManager":{"id":"GTM-JOURNEY"')
      // The trusted types policy lists the services that the shop has enabled, so add this one.
      .replace(
        /\)\(\[([^\]]*)\]\)<\/script>/,
        (_, listed) =>
          `)([${[listed, '"https://www.googletagmanager.com"'].filter(Boolean).join()}])</script>`,
      ),
  )
  return told
}

test('records each e-commerce event of a purchase once', async ({ page, addToCart }) => {
  const recorded = await listenAsTagManager(page)
  const recordedUpTo = (count: number) => expect.poll(() => recorded).toEqual(ofPurchase.slice(0, count))

  await addToCart('yokan-ogura', 2)
  await recordedUpTo(1)
  await page.goto('/cart')
  await recordedUpTo(2)
  await page.getByRole('button', { name: '1つ減らす' }).click()
  await recordedUpTo(3)
  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('events@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await recordedUpTo(4)
  await next(page, '次へ進む')
  await recordedUpTo(5)
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await recordedUpTo(6)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  await recordedUpTo(7)
})
