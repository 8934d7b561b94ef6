import type { TimeseriesEntry } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button, Card, DataList, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { RemovalQuestion } from '../removal-question'
import { fetchMeasurements, removeMeasurement } from './measurement.api'
import { MeasurementChart } from './measurement-chart'
import { listMeasures, buildMeasurementRows } from './measurement.rules'
import styles from './measurement.module.css'

const title = '採寸の記録'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchMeasurements(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { entries, limit, layout } = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [removed, setRemoved] = useState<TimeseriesEntry>()

  function confirmRemoval() {
    if (!removed) return
    setRemoved(undefined)
    void run(() => removeMeasurement(removed.id), { done: '採寸の記録を削除しました' })
  }

  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {entries.length === 0 ? (
        <EmptyState
          icon="user"
          title="採寸の記録はまだありません"
          action={<LinkButton href="/mypage/measurement/edit">サイズを記録する</LinkButton>}
        >
          記録したサイズは、お仕立ての商品をご注文いただくときに、はじめから入ります。
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <div className={styles.add}>
            <LinkButton href="/mypage/measurement/edit" icon="plus">
              サイズを記録する
            </LinkButton>
            {limit !== null && (
              <span className={styles.soft}>
                {`${entries.length}件／${limit}件まで。`}
                {entries.length >= limit && '次に記録すると、いちばん古い記録が消えます。'}
              </span>
            )}
          </div>
          <div className={styles.columns}>
            <MeasurementChart entries={entries} measures={listMeasures(layout)} />
            <ul className={styles.entries} aria-label="記録" aria-busy={isPending}>
              {entries.map((entry, index) => (
                <li key={entry.id}>
                  <Card title={`${formatDate(entry.created_at)}の記録`}>
                    {index === 0 && (
                      <p className={styles.soft}>ご注文のときに、このサイズがはじめから入ります。</p>
                    )}
                    <DataList rows={buildMeasurementRows(layout, entry)} />
                    <div className={styles.remove}>
                      <Button
                        size="sm"
                        variant="quiet"
                        icon="trash"
                        onClick={() => setRemoved(entry)}
                        aria-label={`${formatDate(entry.created_at)}の記録を削除する`}
                      >
                        削除する
                      </Button>
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <RemovalQuestion
        title="採寸の記録の削除"
        isOpen={removed !== undefined}
        onConfirm={confirmRemoval}
        onClose={() => setRemoved(undefined)}
      >
        {removed && `${formatDate(removed.created_at)}の記録を削除します。元に戻すことはできません。`}
      </RemovalQuestion>
    </Page>
  )
}
