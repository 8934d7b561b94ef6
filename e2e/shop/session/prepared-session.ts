import { shopNowMs } from '../clock/shop-clock'
import { codeIn, mailTo } from '../mails'
import { origin } from '../origin'
import { orderer, shopCalls, type Shopper } from '../prepared-cart'

/** Password of the members in the seed and of prepared members. */
export const seededPassword = 'Gift-2026'

type Token = { access_token: string; expires_in: number }

/** A token is treated as expired five seconds early (§9). */
const expiryMarginMs = 5_000

/**
 * Signs in through the API and sets the same cookies as the login form. `shop` is the origin of a shop. The
 * first label of its host is the channel.
 */
export async function prepareSession(shopper: Shopper, username: string, shop = origin()): Promise<void> {
  const host = new URL(shop).hostname
  const call = shopCalls(shopper.request, undefined, host === 'localhost' ? 'tsunagu' : host.split('.')[0])
  await saveSession(
    shopper,
    shop,
    await call<Token>('POST', '/v1/auth/login', { username, password: seededPassword }),
  )
}

/** Registers a new member through the API, for this journey only, and signs in. */
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
  await saveSession(shopper, origin(), await call<Token>('POST', '/v1/auth/verify', { verify_code, user_id }))
}

/** Stores the session's cookies for the shop's own host. Copies the refresh cookie from the API's host. */
async function saveSession({ request }: Shopper, shop: string, { access_token, expires_in }: Token) {
  const refresh = (await request.cookies(origin())).filter(({ name }) => name === 'refresh_token')
  await request.addCookies([
    ...refresh.map((cookie) => ({ ...cookie, domain: new URL(shop).hostname })),
    { name: 'access_token', value: access_token, url: shop },
    { name: 'expires_at', value: String(shopNowMs() + expires_in * 1_000 - expiryMarginMs), url: shop },
  ])
}
