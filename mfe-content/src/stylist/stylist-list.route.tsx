import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { EmptyState, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchBlogPage } from '../blog.api'
import { TileList } from '../tile-list'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchBlogPage(pageOfUrl(request.url), { category: 'stylist' }, request.signal)
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
      {blogs.length === 0 && <EmptyState title="ご紹介できるコーディネーターはまだいません" />}
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
      <Pagination
        current={pagination.current}
        last={pagination.last}
        hrefFor={(page) => pathOfPage('/stylist', page)}
      />
    </Page>
  )
}
