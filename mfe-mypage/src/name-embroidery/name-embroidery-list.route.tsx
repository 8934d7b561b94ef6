import type { TimeseriesEntry } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Badge, Button, Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { RemovalQuestion } from '../removal-question'
import { EmbroideryPreview } from './embroidery-preview'
import { fetchEmbroideries, removeEmbroidery } from './name-embroidery.api'
import { findLabel } from './name-embroidery.rules'
import styles from './name-embroidery.module.css'

const title = 'ネーム刺繍'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchEmbroideries(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { entries, limit, layout } = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [removed, setRemoved] = useState<TimeseriesEntry>()

  function confirmRemoval() {
    if (!removed) return
    setRemoved(undefined)
    void run(() => removeEmbroidery(removed.id), { done: '刺繍の登録を削除しました' })
  }

  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {entries.length === 0 ? (
        <EmptyState
          icon="edit"
          title="刺繍のお名前はまだありません"
          action={<LinkButton href="/mypage/name-embroidery/edit">お名前を登録する</LinkButton>}
        >
          登録したお名前と書体、糸の色は、ネーム刺繍の商品をご注文いただくときに、はじめから入ります。
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <div className={styles.actions}>
            <LinkButton href="/mypage/name-embroidery/edit" icon="plus">
              お名前を登録する
            </LinkButton>
            {limit !== null && (
              <span className={styles.soft}>
                {`${entries.length}件／${limit}件まで。`}
                {entries.length >= limit && '次に登録すると、いちばん古いお名前が消えます。'}
              </span>
            )}
          </div>
          <ul className={styles.entries} aria-busy={isPending}>
            {entries.map((entry, index) => (
              <li key={entry.id}>
                <Card
                  title={entry.data['name'] ?? ''}
                  action={index === 0 && <Badge tone="accent">ご注文で使う</Badge>}
                >
                  <EmbroideryPreview layout={layout} data={entry.data} />
                  <p className={styles.facts}>
                    {`${findLabel(layout, 'style', entry.data['style'])}・${findLabel(layout, 'color', entry.data['color'])}の糸`}
                    <span className={styles.soft}>{`${formatDate(entry.created_at)}に登録`}</span>
                  </p>
                  <div className={styles.actions}>
                    <Button
                      size="sm"
                      variant="quiet"
                      icon="trash"
                      onClick={() => setRemoved(entry)}
                      aria-label={`「${entry.data['name'] ?? ''}」を削除する`}
                    >
                      削除する
                    </Button>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RemovalQuestion
        title="刺繍の登録の削除"
        isOpen={removed !== undefined}
        onConfirm={confirmRemoval}
        onClose={() => setRemoved(undefined)}
      >
        {removed && `「${removed.data['name'] ?? ''}」を削除します。元に戻すことはできません。`}
      </RemovalQuestion>
    </Page>
  )
}
