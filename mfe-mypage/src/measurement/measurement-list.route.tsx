import type { TimeseriesEntry } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { Card, DataList } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { fetchEntries } from '../timeseries/timeseries.api'
import { TimeseriesList } from '../timeseries/timeseries-list'
import { MeasurementChart } from './measurement-chart'
import { listMeasures, buildMeasurementRows } from './measurement.rules'
import styles from './measurement.module.css'

const title = '採寸の記録'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchEntries('measurement', request.signal)
}

export const handle = { head: () => memberHead(title) }

const nameOf = ({ created_at }: TimeseriesEntry) => `${formatDate(created_at)}の記録`

export function Component() {
  const { entries, limit, layout } = useLoaderData<typeof loader>()
  return (
    <TimeseriesList
      {...{ title, entries, limit, nameOf }}
      empty={{
        icon: 'user',
        title: '採寸の記録はまだありません',
        text: '記録したサイズは、お仕立ての商品をご注文いただくときに、はじめから入ります。',
      }}
      add={{ href: '/mypage/measurement/edit', label: 'サイズを記録する' }}
      fullText="次に記録すると、いちばん古い記録が消えます。"
      noun={title}
      label="記録"
      chart={<MeasurementChart entries={entries} measures={listMeasures(layout)} />}
      renderEntry={(entry, removeButton) => (
        <Card title={nameOf(entry)}>
          {entry === entries[0] && (
            <p className={styles.soft}>ご注文のときに、このサイズがはじめから入ります。</p>
          )}
          <DataList rows={buildMeasurementRows(layout, entry)} />
          <div className={styles.remove}>{removeButton}</div>
        </Card>
      )}
    />
  )
}
