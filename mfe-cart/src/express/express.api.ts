import { fillCartExpress, startCartExpress, type Cart } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Returns the URL on which the wallet asks for consent, name and address. `amount` is the maximum in yen. */
export async function startExpress(
  token: string,
  payment_code: string,
): Promise<{ url: string; amount?: number }> {
  const { data } = await call(startCartExpress, { params: { token }, body: { payment_code } })
  return { url: data.redirect_url, ...(data.amount === undefined ? {} : { amount: data.amount }) }
}

export async function fillFromWallet(token: string, consent: string | null): Promise<Cart> {
  const body = consent === null ? {} : { consent }
  return (await call(fillCartExpress, { params: { token }, body })).data
}
