import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { TopPageParts } from '../top-page/top-page-parts'
import { fetchTopPage } from '../top-page/top-page.api'
import { buildTopPageHead } from '../top-page/top-page.rules'

/** Loads the members' home page (§2). It uses the same components as the public one, in a separate layout. */
export async function loader({ request }: LoaderFunctionArgs) {
  return fetchTopPage('ec', request.signal)
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = {
  head: (): Head => ({ ...buildTopPageHead({ name: currentSite().name, path: '/' }), robots: 'noindex' }),
}

export function Component() {
  const { parts } = useLoaderData<typeof loader>()
  return (
    <Page title={`${currentSite().name} 会員トップ`} isTitleHidden width="full">
      <TopPageParts parts={parts} />
    </Page>
  )
}
