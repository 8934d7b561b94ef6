import { formatDate } from '@storefront/locale-ja'
import { Badge, EmptyState, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { pageOfUrl, pathOfPage } from '../content-head.rules'
import { fetchNewsPage } from './news.api'
import styles from './news-list.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchNewsPage(pageOfUrl(request.url), undefined, request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  head: ({ pagination }: Data) => ({ title: 'お知らせ', description: '当店からのお知らせの一覧です。', canonical: pathOfPage('/news', pagination.current) }),
}

export function Component() {
  const { news, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title="お知らせ" width="reading" crumbs={[{ label: 'トップ', href: '/' }, { label: 'お知らせ' }]}>
      {news.length === 0 && <EmptyState title="お知らせはまだありません" />}
      <ul className={styles.list}>
        {news.map((entry) => (
          <li key={entry.key}>
            <a className={styles.entry} href={`/news/${entry.key}`}>
              <span className={styles.meta}>
                <time dateTime={entry.published_at}>{formatDate(entry.published_at)}</time>
                {entry.is_important ? <Badge tone="accent">重要</Badge> : entry.category && <Badge>{entry.category}</Badge>}
              </span>
              <span className={styles.title}>{entry.title}</span>
            </a>
          </li>
        ))}
      </ul>
      <Pagination current={pagination.current} last={pagination.last} hrefFor={(page) => pathOfPage('/news', page)} />
    </Page>
  )
}
