import { formatDate, formatYen } from '@storefront/locale-ja'
import { Card, DataList } from '@storefront/ui'
import type { Overview } from './mypage.api'
import styles from './mypage.module.css'

export function OverviewCredit({ credit }: Pick<Overview, 'credit'>) {
  if (!credit) return null
  const { limit, used, available, terms, bills } = credit
  return (
    <Card title="請求書払いのご利用枠">
      <p className={styles.credit}>
        {available > 0 ? (
          <>
            あと
            <strong translate="no">{formatYen(available)}</strong>
            （税込）ご注文いただけます。
          </>
        ) : (
          'ご利用枠の残りはありません。'
        )}
      </p>
      <DataList
        rows={[
          { term: 'ご利用枠', value: `${formatYen(limit)}（税込）` },
          { term: 'ご利用中', value: `${formatYen(used)}（税込）` },
          { term: '締め・お支払い', value: terms },
          ...bills.map(({ closes_on, due_on, amount }) => ({
            term: `${formatDate(closes_on)}締め`,
            value: `${formatYen(amount)}（税込、${formatDate(due_on)}までにお支払い）`,
          })),
        ]}
      />
    </Card>
  )
}
