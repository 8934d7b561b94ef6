import { feedPaths } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { EmptyState, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchBlogPage } from '../blog.api'
import { TileList } from '../tile-list'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchBlogPage(pageOfUrl(request.url), undefined, request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ pagination }: Data) => ({
    title: '読みもの',
    description: '贈りものと暮らしの読みものをお届けします。',
    canonical: pathOfPage('/blog', pagination.current),
    feed: { path: feedPaths.blog, title: '読みもの' },
  }),
}

export function Component() {
  const { blogs, pagination } = useLoaderData<typeof loader>()
  return (
    <Page
      title="読みもの"
      lead="贈りもののこと、作り手のこと、季節のこと。"
      crumbs={[{ label: 'トップ', href: '/' }, { label: '読みもの' }]}
    >
      {blogs.length === 0 && <EmptyState title="読みものはまだありません" />}
      <TileList
        tiles={blogs.map((blog) => ({
          href: `/blog/${blog.key}`,
          title: blog.title,
          text: blog.summary,
          note: formatDate(blog.published_at),
          image: blog.image,
        }))}
      />
      <Pagination
        current={pagination.current}
        last={pagination.last}
        hrefFor={(page) => pathOfPage('/blog', page)}
      />
    </Page>
  )
}
