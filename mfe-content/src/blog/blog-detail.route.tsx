import type { Blog } from '@storefront/contracts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Article, Neighbours } from '../article/article'
import { ArticleTags } from '../article/article-filter'
import { fetchBlog } from '../blog.api'
import { buildArticleHead } from '../content-head.rules'
import { RecommendedProducts } from '../article/recommended-products'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchBlog(params.key ?? '', request.signal)
}

export const handle = {
  isPrefetchable: true,
  head: (blog: Blog) =>
    buildArticleHead({
      title: blog.title,
      summary: blog.summary,
      path: `/blog/${blog.key}`,
      publishedAt: blog.published_at,
      image: blog.image?.path,
      author: blog.author,
    }),
}

export function Component() {
  const blog = useLoaderData<typeof loader>()
  return (
    <Article
      crumbs={[{ label: 'トップ', href: '/' }, { label: '読みもの', href: '/blog' }, { label: blog.title }]}
      title={blog.title}
      publishedAt={blog.published_at}
      meta={blog.author}
      image={blog.image}
      html={blog.body}
      path={`/blog/${blog.key}`}
    >
      <ArticleTags base="/blog" tags={blog.tags} />
      <RecommendedProducts title="この記事の商品" products={blog.products} />
      <Neighbours
        newer={blog.newer}
        older={blog.older}
        hrefOf={(key) => `/blog/${key}`}
        back={{ href: '/blog', label: '読みもの一覧へ' }}
      />
    </Article>
  )
}
