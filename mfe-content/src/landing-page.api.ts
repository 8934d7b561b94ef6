import { getLandingPage } from '@storefront/contracts'
import { call } from '@storefront/http'
import { redirect } from 'react-router-dom'

/**
 * A landing page.
 * @throws a redirect when the server names one in x-redirect: the browser goes there instead (§7)
 */
export async function fetchLandingPage(slug: string, signal: AbortSignal) {
  const { data, headers } = await call(getLandingPage, { params: { slug }, signal })
  const target = headers.get('x-redirect')
  if (target) throw redirect(target)
  return data
}
