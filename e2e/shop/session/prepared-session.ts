import { shopNowMs } from '../clock/shop-clock'
import { codeIn, mailTo } from '../mails'
import { origin } from '../origin'
import { orderer, shopCalls, type Shopper } from '../prepared-cart'

/** Password of the seed's members and of prepared ones. */
export const seededPassword = 'Gift-2026'

type Token = { access_token: string; expires_in: number }

/** Treat a token as expired this long before it is (§9). */
const expiryMarginMs = 5_000

/**
 * Signs in through the API, with the same cookies as a login by form. `shop` is one of the shops' origins.
 * Its host's first label is the channel.
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

/** Registers a new member for this journey only and signs in, through the API. */
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

/** Copies the refresh cookie from the API host to the shop's own host. */
async function keep({ request }: Shopper, shop: string, { access_token, expires_in }: Token) {
  const refresh = (await request.cookies(origin())).filter(({ name }) => name === 'refresh_token')
  await request.addCookies([
    ...refresh.map((cookie) => ({ ...cookie, domain: new URL(shop).hostname })),
    { name: 'access_token', value: access_token, url: shop },
    { name: 'expires_at', value: String(shopNowMs() + expires_in * 1_000 - expiryMarginMs), url: shop },
  ])
}
