import { feedPaths } from '@storefront/contracts'
import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { EmptyState, EntryList, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchNewsPage } from './news.api'
import styles from './news-list.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchNewsPage(pageOfUrl(request.url), undefined, request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ pagination }: Data) => ({
    title: 'お知らせ',
    description: '当店からのお知らせの一覧です。',
    canonical: pathOfPage('/news', pagination.current),
    feed: { path: feedPaths.news, title: 'お知らせ' },
  }),
}

export function Component() {
  const { news, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title="お知らせ" width="reading" crumbs={[{ label: 'トップ', href: '/' }, { label: 'お知らせ' }]}>
      {news.length === 0 && <EmptyState title="お知らせはまだありません" />}
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
      <Pagination
        current={pagination.current}
        last={pagination.last}
        hrefFor={(page) => pathOfPage('/news', page)}
      />
    </Page>
  )
}
