import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { TopPageParts } from '../top-page/top-page-parts'
import { fetchTopPage } from '../top-page/top-page.api'
import { buildTopPageHead } from '../top-page/top-page.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchTopPage('index', request.signal)
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { head: (): Head => buildTopPageHead({ name: currentSite().name, path: '/' }) }

export function Component() {
  const { parts } = useLoaderData<typeof loader>()
  return (
    <Page title={currentSite().name} isTitleHidden width="full">
      <TopPageParts parts={parts} />
    </Page>
  )
}
