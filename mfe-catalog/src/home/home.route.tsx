import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { HomeParts } from './home-parts'
import { fetchHome } from './home.api'
import { headOfHome } from './home.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchHome('index', request.signal)
}

export const handle = { head: (): Head => headOfHome({ name: currentSite().name, path: '/' }) }

export function Component() {
  const { parts } = useLoaderData<typeof loader>()
  return (
    <Page title={currentSite().name} isTitleHidden width="full">
      <HomeParts parts={parts} />
    </Page>
  )
}
