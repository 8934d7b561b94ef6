import type { Page } from '@playwright/test'
import { origin } from '../origin'
import type { Shopper } from '../prepared-cart'

/** Returns the origin of the payment service, which differs from the shop's origin. */
export async function paymentOrigin({ request }: Shopper): Promise<string> {
  const answer = await request.get(`${origin()}/v1/settings/payment-service/sandbox`, {
    headers: { 'X-Ecd-Channel-Id': 'tsunagu' },
  })
  return new URL(((await answer.json()) as { fields_url: string }).fields_url).origin
}

/** Creates a card token as the service's own fields do. */
export async function cardToken(shopper: Shopper, number: string): Promise<object> {
  const answer = await shopper.request.post(`${await paymentOrigin(shopper)}/sandbox-payment/tokens`, {
    data: { number, expiration: '12/40', security_code: '123', name: 'TARO YAMADA' },
  })
  if (!answer.ok()) throw new Error(`no token: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as object
}

/** Confirms the payment on a wallet's page. `behaviour` selects the outcome in the sandbox. */
export async function agreeAtWallet(page: Page, name: string, behaviour?: string) {
  await page.getByRole('heading', { level: 1, name: `${name}でのお支払い` }).waitFor()
  if (behaviour) await page.getByRole('radio', { name: behaviour }).check()
  await page.getByRole('button', { name: `${name}で支払う` }).click()
}
