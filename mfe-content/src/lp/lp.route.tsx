import { getLandingPage, type LandingPage } from '@storefront/contracts'
import { call } from '@storefront/http'
import { Page, RichContent } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

/** A landing page; with x-redirect the browser goes there instead (§7). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { data, headers } = await call(getLandingPage, {
    params: { slug: params.slug ?? '' },
    signal: request.signal,
  })
  const target = headers.get('x-redirect')
  if (target) throw redirect(target)
  return data
}

export const handle = {
  head: ({ title, description, slug, image }: LandingPage) => ({
    title,
    description,
    canonical: `/lp/${slug}`,
    image: image && `${image.path}/960.webp`,
  }),
}

export function Component() {
  const { title, content } = useLoaderData<typeof loader>()
  return (
    <Page title={title}>
      <RichContent html={content} />
    </Page>
  )
}
