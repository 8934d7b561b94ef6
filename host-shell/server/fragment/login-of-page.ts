import { needsRefresh, renewReadLogin } from '@storefront/session/server'
import type { FragmentAnswer, Shopper } from './fragment-client'

/** How long a page waits for the API to renew the login before it falls back. */
const renewalDeadlineMs = 2_000

export type PageWithLogin = {
  answer: FragmentAnswer
  /** The cookie header that the browser will send from now on. */
  cookie: string
  setCookies: readonly string[]
}

type Ask = (shopper: Shopper) => Promise<FragmentAnswer>

/**
 * Returns the page for a shopper whose login may have expired or been revoked. A document request renews the
 * login once and renders again, as a guest if the API rejects the renewal. Other requests leave the renewal
 * to the browser.
 */
export async function pageWithLogin(
  shopper: Shopper,
  { isDocument }: { isDocument: boolean },
  ask: Ask,
): Promise<PageWithLogin> {
  const { cookie } = shopper
  const asItIs = (answer: FragmentAnswer) => ({ answer, cookie, setCookies: [] })
  if (needsRefresh(cookie))
    return isDocument ? renewedPage(shopper, ask) : asItIs({ missing: 'token-expired' })
  const answer = await ask(shopper)
  if (!isRefused(answer)) return asItIs(answer)
  return isDocument ? renewedPage(shopper, ask) : asItIs({ missing: 'token-refused' })
}

async function renewedPage(shopper: Shopper, ask: Ask): Promise<PageWithLogin> {
  const login = await renewReadLogin(buildRequest(shopper), AbortSignal.timeout(renewalDeadlineMs))
  const answer = await ask({ ...shopper, cookie: login.cookie })
  const { state, setCookies } = login
  if (state === 'unheard') {
    // The login may still be valid, so don't send the shopper to sign in again.
    const isLost = isRefused(answer) || redirectOf(answer)?.startsWith('/login')
    return { answer: isLost ? { missing: 'token-expired' } : answer, cookie: shopper.cookie, setCookies }
  }
  const { cookie } = login
  if (isRefused(answer)) return { answer: { missing: 'token-refused' }, cookie, setCookies }
  return { answer: state === 'refused' ? withReason(answer) : answer, cookie, setCookies }
}

/** Adds the reason to the login URL (§4: `re=1` after a failed refresh). */
function withReason(answer: FragmentAnswer): FragmentAnswer {
  const redirect = redirectOf(answer)
  if (!('fragment' in answer) || !redirect?.startsWith('/login/?back=')) return answer
  return { ...answer, fragment: { ...answer.fragment, redirect: redirect.replace('?', '?re=1&') } }
}

const redirectOf = (answer: FragmentAnswer) => ('fragment' in answer ? answer.fragment.redirect : undefined)

const isRefused = (answer: FragmentAnswer) => 'fragment' in answer && answer.fragment.status === 401

function buildRequest({ origin, channel, cookie, address, userAgent }: Shopper): Request {
  return new Request(origin, {
    headers: {
      cookie,
      'x-ecd-channel-id': channel,
      'x-forwarded-for': address,
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
  })
}
