import { useEffect } from 'react'
import type { News } from '@storefront/contracts'
import { reportFailure } from '@storefront/event-bus'
import { useSession } from '@storefront/session'
import { Badge } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Article, Neighbours } from '../article/article'
import { ArticleTags } from '../article/article-filter'
import { RecommendedProducts } from '../article/recommended-products'
import { buildArticleHead } from '../content-head.rules'
import { fetchNews, rememberReading } from './news.api'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchNews(params.key ?? '', request.signal)
}

export const handle = {
  isPrefetchable: true,
  head: (news: News) =>
    buildArticleHead({
      title: news.title,
      summary: news.summary,
      path: `/news/${news.key}`,
      publishedAt: news.published_at,
      image: news.image?.path,
    }),
}

export function Component() {
  const news = useLoaderData<typeof loader>()
  useReadMark(news)
  return (
    <Article
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'お知らせ', href: '/news' }, { label: news.title }]}
      title={news.title}
      publishedAt={news.published_at}
      meta={news.is_important ? <Badge tone="accent">重要</Badge> : <Badge>{news.category}</Badge>}
      image={news.image}
      html={news.body}
      path={`/news/${news.key}`}
    >
      <ArticleTags base="/news" tags={news.tags} />
      <RecommendedProducts title="関連する商品" products={news.products ?? []} />
      <Neighbours
        newer={news.newer}
        older={news.older}
        hrefOf={(key) => `/news/${key}`}
        back={{ href: '/news', label: 'お知らせ一覧へ' }}
      />
    </Article>
  )
}

function useReadMark({ id, is_read }: News) {
  const { isLogin } = useSession()
  useEffect(() => {
    if (isLogin && !is_read) rememberReading(id).catch((error: unknown) => reportFailure('read-mark', error))
  }, [isLogin, id, is_read])
}
