import { needsRefresh, renewReadLogin } from '@storefront/session/server'
import type { FragmentAnswer, Shopper } from './fragment-client'

/** How long a page waits for the API to renew its login; afterwards it is rendered for a guest. */
const renewalDeadlineMs = 2_000

export type PageWithLogin = {
  answer: FragmentAnswer
  /** Cookie header that the browser sends from now on. */
  cookie: string
  setCookies: readonly string[]
}

type Ask = (shopper: Shopper) => Promise<FragmentAnswer>

/**
 * The page for a shopper whose login may have expired or ended elsewhere: a document renews it once and
 * renders again, for a guest if the API refuses. Other requests leave the renewal to the browser.
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
  const login = await renewReadLogin(requestOf(shopper), AbortSignal.timeout(renewalDeadlineMs))
  const answer = await ask({ ...shopper, cookie: login.cookie })
  const { state, setCookies } = login
  if (state === 'unheard') {
    // A valid login must not be sent to sign in again.
    const isLost = isRefused(answer) || redirectOf(answer)?.startsWith('/login')
    return { answer: isLost ? { missing: 'token-expired' } : answer, cookie: shopper.cookie, setCookies }
  }
  const { cookie } = login
  if (isRefused(answer)) return { answer: { missing: 'token-refused' }, cookie, setCookies }
  return { answer: state === 'refused' ? withReason(answer) : answer, cookie, setCookies }
}

/** Adds the reason to the login's URL (§4: after a failed refresh `re=1`). */
function withReason(answer: FragmentAnswer): FragmentAnswer {
  const redirect = redirectOf(answer)
  if (!('fragment' in answer) || !redirect?.startsWith('/login/?back=')) return answer
  return { ...answer, fragment: { ...answer.fragment, redirect: redirect.replace('?', '?re=1&') } }
}

const redirectOf = (answer: FragmentAnswer) => ('fragment' in answer ? answer.fragment.redirect : undefined)

const isRefused = (answer: FragmentAnswer) => 'fragment' in answer && answer.fragment.status === 401

function requestOf({ origin, channel, cookie, address, userAgent }: Shopper): Request {
  return new Request(origin, {
    headers: {
      cookie,
      'x-ecd-channel-id': channel,
      'x-forwarded-for': address,
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
  })
}
