import { getStaticPage, type StaticPage } from '@storefront/contracts'
import { call } from '@storefront/http'
import { Page, RichContent } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

/**
 * A page that the shop's staff wrote at this very path; the server answers 404 for any other. What it answers
 * goes with the screen, so that "static page reset" has nothing left to clear (§4).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\/+$/, '')
  return (await call(getStaticPage, { params: { '*': path }, isCacheable: true, signal: request.signal }))
    .data
}

export const handle = {
  isPrefetchable: true,
  head: ({ title, description, url }: StaticPage) => ({ title, description, canonical: url }),
}

export function Component() {
  const { title, content } = useLoaderData<typeof loader>()
  return (
    <Page title={title} width="reading" crumbs={[{ label: 'トップ', href: '/' }, { label: title }]}>
      <RichContent html={content} />
    </Page>
  )
}
