import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchBlogPage } from '../blog.api'
import { TileList } from '../tile-list'

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await fetchBlogPage(pageOfUrl(request.url), { category: 'stylist' }, request.signal)
  if (found.pagination.total === 0) throw new Response(null, { status: 404 })
  return found
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ pagination }: Data) => ({
    title: 'ギフトコーディネーター',
    description: '贈りもの選びをお手伝いするコーディネーターをご紹介します。',
    canonical: pathOfPage('/stylist', pagination.current),
  }),
}

export function Component() {
  const { blogs, pagination } = useLoaderData<typeof loader>()
  return (
    <Page
      title="ギフトコーディネーター"
      lead="贈りもの選びをお手伝いする人たちです。"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'ギフトコーディネーター' }]}
    >
      <TileList
        shape="square"
        tiles={blogs.map(({ key, title, title_kana, summary, image }) => ({
          href: `/stylist/${key}`,
          title,
          note: title_kana,
          text: summary,
          image,
        }))}
      />
      <Pagination {...pagination} hrefFor={(page) => pathOfPage('/stylist', page)} />
    </Page>
  )
}
