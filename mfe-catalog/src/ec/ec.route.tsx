import type { Head } from '@storefront/navigation'
import { requireMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { HomeParts } from '../home/home-parts'
import { fetchHome } from '../home/home.api'
import { headOfHome } from '../home/home.rules'

/** The shop's top for members (§2): the same parts in a layout of its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request)
  return fetchHome('ec', request.signal)
}

export const handle = { head: (): Head => ({ ...headOfHome({ name: currentSite().name, path: '/' }), robots: 'noindex' }) }

export function Component() {
  const { parts } = useLoaderData<typeof loader>()
  return (
    <Page title={`${currentSite().name} 会員トップ`} isTitleHidden width="full">
      <HomeParts parts={parts} />
    </Page>
  )
}
