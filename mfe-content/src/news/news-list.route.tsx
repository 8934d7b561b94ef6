import { feedPaths } from '@storefront/contracts'
import { pageOfUrl } from '@storefront/navigation'
import { EmptyState, EntryList, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ArticleFilter } from '../article/article-filter'
import { listPath, wantedByUrl } from '../article/article-filter.rules'
import { fetchNewsPage } from './news.api'
import styles from './news-list.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = wantedByUrl(request.url)
  return { wanted, ...(await fetchNewsPage(pageOfUrl(request.url), wanted, request.signal)) }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ wanted, pagination }: Data) => ({
    title: 'お知らせ',
    description: '当店からのお知らせの一覧です。',
    canonical: listPath('/news', wanted, pagination.current),
    feed: { path: feedPaths.news, title: 'お知らせ' },
  }),
}

export function Component() {
  const { wanted, news, categories, tags, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title="お知らせ" width="reading" crumbs={[{ label: 'トップ', href: '/' }, { label: 'お知らせ' }]}>
      <ArticleFilter
        base="/news"
        label="お知らせの絞り込み"
        total={pagination.total}
        {...{ wanted, categories, tags }}
      />
      {news.length === 0 && <EmptyState title={emptyTitle(wanted)} />}
      <div className={styles.list}>
        <EntryList
          entries={news.map(({ key, title, published_at, category, is_important }) => ({
            href: `/news/${key}`,
            title,
            publishedAt: published_at,
            label: category,
            isImportant: is_important,
          }))}
        />
      </div>
      <Pagination {...pagination} hrefFor={(page) => listPath('/news', wanted, page)} />
    </Page>
  )
}

const emptyTitle = ({ category, tag }: Data['wanted']) =>
  category || tag ? '当てはまるお知らせはありません' : 'お知らせはまだありません'
