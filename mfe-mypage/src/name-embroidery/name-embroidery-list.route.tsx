import { formatDate } from '@storefront/locale-ja'
import { Badge, Card } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { fetchEntries } from '../timeseries/timeseries.api'
import { TimeseriesList } from '../timeseries/timeseries-list'
import { EmbroideryPreview } from './embroidery-preview'
import { findLabel } from './name-embroidery.rules'
import styles from './name-embroidery.module.css'

const title = 'ネーム刺繍'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchEntries('name-embroidery', request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { entries, limit, layout } = useLoaderData<typeof loader>()
  return (
    <TimeseriesList
      {...{ title, entries, limit }}
      empty={{
        icon: 'edit',
        title: '刺繍のお名前はまだありません',
        text: '登録したお名前と書体、糸の色は、ネーム刺繍の商品をご注文いただくときに、はじめから入ります。',
      }}
      add={{ href: '/mypage/name-embroidery/edit', label: 'お名前を登録する' }}
      fullText="次に登録すると、いちばん古いお名前が消えます。"
      noun="刺繍の登録"
      label="登録されたお名前"
      nameOf={({ data }) => `「${data['name'] ?? ''}」`}
      renderEntry={({ data, created_at, id }, removeButton) => (
        <Card
          title={data['name'] ?? ''}
          action={id === entries[0]?.id && <Badge tone="accent">ご注文で使う</Badge>}
        >
          <EmbroideryPreview layout={layout} data={data} />
          <p className={styles.facts}>
            {`${findLabel(layout, 'style', data['style'])}・${findLabel(layout, 'color', data['color'])}の糸`}
            <span className={styles.soft}>{`${formatDate(created_at)}に登録`}</span>
          </p>
          <div className={styles.remove}>{removeButton}</div>
        </Card>
      )}
    />
  )
}
