import { Panel } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardLimitProps = { count: number; limit: number | null; children?: ReactNode }

/** Shows how many more cards can be added (x-limit). Hides its children once the limit is reached. */
export function CardLimit({ count, limit, children }: CardLimitProps) {
  if (limit !== null && count >= limit) {
    return (
      <Panel>{`ご登録いただける${limit}枚に達しました。登録するには、使わないカードを削除してください。`}</Panel>
    )
  }
  return (
    <div className={styles.room}>
      {children}
      {limit !== null && <p>{`あと${limit - count}枚登録できます（${limit}枚まで）`}</p>}
    </div>
  )
}
