import { feedPaths } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { pageOfUrl } from '@storefront/navigation'
import { EmptyState, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ArticleFilter } from '../article/article-filter'
import { listPath, wantedByUrl } from '../article/article-filter.rules'
import { fetchBlogPage } from '../blog.api'
import { TileList } from '../tile-list'

export async function loader({ request }: LoaderFunctionArgs) {
  const { tag } = wantedByUrl(request.url)
  const found = await fetchBlogPage(pageOfUrl(request.url), { tag }, request.signal)
  if (!tag && found.pagination.total === 0) throw new Response(null, { status: 404 })
  return { tag, ...found }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ tag, pagination }: Data) => ({
    title: '読みもの',
    description: '贈りものと暮らしの読みものをお届けします。',
    canonical: listPath('/blog', { tag }, pagination.current),
    feed: { path: feedPaths.blog, title: '読みもの' },
  }),
}

export function Component() {
  const { tag, blogs, tags, pagination } = useLoaderData<typeof loader>()
  return (
    <Page
      title="読みもの"
      lead="贈りもののこと、作り手のこと、季節のこと。"
      crumbs={[{ label: 'トップ', href: '/' }, { label: '読みもの' }]}
    >
      <ArticleFilter
        base="/blog"
        label="読みものの絞り込み"
        wanted={{ tag }}
        tags={tags}
        total={pagination.total}
      />
      {blogs.length === 0 && <EmptyState title="当てはまる読みものはありません" />}
      <TileList
        tiles={blogs.map((blog) => ({
          href: `/blog/${blog.key}`,
          title: blog.title,
          text: blog.summary,
          note: formatDate(blog.published_at),
          image: blog.image,
        }))}
      />
      <Pagination {...pagination} hrefFor={(page) => listPath('/blog', { tag }, page)} />
    </Page>
  )
}
