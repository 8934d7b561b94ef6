import { getStaticPage, type StaticPage } from '@storefront/contracts'
import { call } from '@storefront/http'
import { shell } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Page, RichContent } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { buildLandingPageHead } from '../content-head.rules'
import { fetchLandingPage } from '../landing-page/landing-page.api'
import { LandingPageScreen } from '../landing-page/landing-page-screen'
import type { BuiltLandingPage } from '../landing-page/landing-page.rules'

type Written = { kind: 'static'; page: StaticPage } | { kind: 'landing'; page: BuiltLandingPage }

/**
 * Loads the page that staff wrote for this path. The API returns 404 for any other path. The data is
 * discarded together with the page, so "static page reset" has no state to clear (§4).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Written> {
  const { signal } = request
  const { pathname, search } = new URL(request.url)
  if (!shell().isOwnedBy('content', pathname)) return leaveFor(pathname + search)
  const path = pathname.replace(/\/+$/, '')
  const landing = currentSite().landingPages.find(({ url }) => url === decodeURI(path))
  if (landing) return { kind: 'landing', page: await fetchLandingPage(landing.slug, signal) }
  const { data } = await call(getStaticPage, { params: { '*': path }, isCacheable: true, signal })
  return { kind: 'static', page: data }
}

/**
 * Hands a redirect to the shell. A landing page may redirect to another remote, which this router doesn't
 * know.
 */
function leaveFor(url: string): Promise<never> {
  shell().navigateTo(url)
  return new Promise<never>(() => undefined)
}

export const handle = {
  isPrefetchable: true,
  head: ({ kind, page }: Written) =>
    kind === 'landing'
      ? buildLandingPageHead(page)
      : { title: page.title, description: page.description, canonical: page.url },
}

export function Component() {
  const { kind, page } = useLoaderData<typeof loader>()
  return kind === 'landing' ? (
    <LandingPageScreen page={page} />
  ) : (
    <Page title={page.title} width="reading" crumbs={[{ label: 'トップ', href: '/' }, { label: page.title }]}>
      <RichContent html={page.content} />
    </Page>
  )
}
