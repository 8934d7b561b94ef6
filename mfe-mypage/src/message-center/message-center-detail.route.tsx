import { publish } from '@storefront/event-bus'
import { formatDate } from '@storefront/locale-ja'
import { Card, LinkButton, Page, RichContent } from '@storefront/ui'
import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchMessage } from './message-center.api'
import styles from './message-center.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchMessage(params.key ?? '', request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ title }: Data) => memberHead(title) }

export function Component() {
  const { id, title, body, published_at } = useLoaderData<typeof loader>()
  useEffect(() => publish('system-message.read', { id }), [id])
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: 'メッセージセンター', href: '/mypage/message-center' }, { label: title })}
    >
      <div className={styles.stack}>
        <Card>
          <p className={styles.when}>
            <time translate="no" dateTime={published_at}>
              {formatDate(published_at)}
            </time>
          </p>
          <RichContent html={body} />
        </Card>
        <LinkButton href="/mypage/message-center" variant="quiet">
          メッセージの一覧に戻る
        </LinkButton>
      </div>
    </Page>
  )
}
