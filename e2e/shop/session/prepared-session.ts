import { shopNowMs } from '../clock/shop-clock'
import { codeIn, mailTo } from '../mails'
import { origin } from '../origin'
import { orderer, shopCalls, type Shopper } from '../prepared-cart'

/** The password of the seed's members, and of those who are made here. */
export const seededPassword = 'Gift-2026'

type Token = { access_token: string; expires_in: number }

/** A token counts as expired this much early (§9). */
const expiryMarginMs = 5_000

/**
 * Signs in by calls: pages that are opened next find the cookies that the login's form leaves. `shop` is
 * the origin of one of the shops, whose channel is its host's first name.
 */
export async function prepareSession(shopper: Shopper, username: string, shop = origin()): Promise<void> {
  const host = new URL(shop).hostname
  const call = shopCalls(shopper.request, undefined, host === 'localhost' ? 'tsunagu' : host.split('.')[0])
  await keep(
    shopper,
    shop,
    await call<Token>('POST', '/v1/auth/login', { username, password: seededPassword }),
  )
}

/** A member of this journey alone, registered and signed in by calls. */
export async function prepareMember(shopper: Shopper, email: string): Promise<void> {
  const call = shopCalls(shopper.request)
  const since = new Date()
  const { user_id } = await call<{ user_id: number }>('POST', '/v1/users', {
    ...orderer(email),
    ...{ address2: '', is_receive_newsletter: 0, is_agreed: true },
    ...{ password: seededPassword, password_confirmation: seededPassword },
    ...{ question_ct: 4, answer: 'どら焼き' },
  })
  const verify_code = codeIn(await mailTo(email, '確認コード', since))
  await keep(shopper, origin(), await call<Token>('POST', '/v1/auth/verify', { verify_code, user_id }))
}

/** The calls go to one host, whose refresh cookie the shop's own host needs too. */
async function keep({ request }: Shopper, shop: string, { access_token, expires_in }: Token) {
  const refresh = (await request.cookies(origin())).filter(({ name }) => name === 'refresh_token')
  await request.addCookies([
    ...refresh.map((cookie) => ({ ...cookie, domain: new URL(shop).hostname })),
    { name: 'access_token', value: access_token, url: shop },
    { name: 'expires_at', value: String(shopNowMs() + expires_in * 1_000 - expiryMarginMs), url: shop },
  ])
}
