import { formatCount, formatDate } from '@storefront/locale-ja'
import { pathOfPage } from '@storefront/navigation'
import { Badge, classNames, EmptyState, LinkButton, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { loadPage } from '../records/record-page'
import { fetchMessages } from './message-center.api'
import styles from './message-center.module.css'

const title = 'メッセージセンター'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchMessages)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { messages, unreadCount, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {messages.length === 0 ? (
        <EmptyState
          icon="mail"
          title="メッセージはまだありません"
          action={<LinkButton href="/news">お知らせを見る</LinkButton>}
        >
          会員さまへのご案内が届くと、ここに並びます。
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>
            {`${formatCount(pagination.total)}件`}
            {unreadCount > 0 ? `（未読 ${formatCount(unreadCount)}件）` : '（すべて既読）'}
          </p>
          <ul className={styles.messages}>
            {messages.map((message) => (
              <li key={message.id}>
                <a
                  href={`/mypage/message-center/${message.id}`}
                  className={classNames(styles.message, !message.is_read && styles.unread)}
                >
                  <span className={styles.meta}>
                    <time translate="no" dateTime={message.published_at}>
                      {formatDate(message.published_at)}
                    </time>
                    <Badge tone={message.is_read ? 'muted' : 'accent'}>
                      {message.is_read ? '既読' : '未読'}
                    </Badge>
                  </span>
                  <span className={styles.title}>{message.title}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.pages}>
            <Pagination {...pagination} hrefFor={(page) => pathOfPage('/mypage/message-center', page)} />
          </div>
        </>
      )}
    </Page>
  )
}
