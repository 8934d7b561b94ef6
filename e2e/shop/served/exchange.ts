import type { APIRequestContext } from '@playwright/test'

/** A response from the shop. `url` is the URL after the last redirect. */
export type Answer = { url: URL; status: number; headers: Record<string, string>; body: Buffer }
export type Posted = { body: Buffer; type: string }
/** A sent request. `words` contains its URL, headers and body as text. */
export type Trace = { origin: string; words: string }
type Sent = {
  posted?: Posted
  /** The referring page. Undefined if the shopper typed the URL. */
  from?: URL
  /** True if the page hides its URL (`referrer-policy: no-referrer`). */
  isSecretive?: boolean
  /** Collects every request of the navigation. */
  trace?: Trace[]
}

const redirectLimit = 10

/**
 * Performs one navigation with a browser's headers and follows up to `redirectLimit` redirects. Throws if
 * there are more redirects. Hosts like `school.localhost` are requested at `localhost`, which Node can
 * resolve, so all shops share cookies.
 */
export async function navigate(request: APIRequestContext, to: URL, sent: Sent = {}): Promise<Answer> {
  let url = to
  let { posted } = sent
  for (let count = 0; count <= redirectLimit; count += 1) {
    const sentHeaders = headersFor(url, { ...sent, posted })
    const words = [url.href, JSON.stringify(sentHeaders), posted?.body.toString() ?? ''].join(' ')
    sent.trace?.push({ origin: url.origin, words })
    const answer = await request.fetch(reachable(url), {
      method: posted ? 'POST' : 'GET',
      headers: sentHeaders,
      maxRedirects: 0,
      ...(posted ? { data: posted.body } : {}),
    })
    const status = answer.status()
    const headers = answer.headers()
    const { location } = headers
    if (status < 300 || status > 399 || location === undefined)
      return { url, status, headers, body: await answer.body() }
    url = new URL(location, url)
    if (status !== 307 && status !== 308) posted = undefined
  }
  throw new Error(`${to.href} leads through more than ${redirectLimit} redirects, at last to ${url.href}`)
}

const reachable = ({ href }: URL) => href.replace(/^(http:\/\/)[\w-]+\.localhost\b/, '$1localhost')

function headersFor(url: URL, { posted, from, isSecretive = false }: Sent): Record<string, string> {
  return {
    host: url.host,
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'accept-language': 'ja-JP',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': from === undefined ? 'none' : from.origin === url.origin ? 'same-origin' : 'cross-site',
    ...(from && !isSecretive ? { referer: from.origin === url.origin ? from.href : `${from.origin}/` } : {}),
    ...(posted ? { origin: from && !isSecretive ? from.origin : 'null', 'content-type': posted.type } : {}),
  }
}
