import { formatCount } from '@storefront/locale-ja'
import styles from './address-csv.module.css'

/**
 * Shows the progress of the upload. The server then checks and stores all lines at once, without progress.
 */
export function ImportProgress({ part, count }: { part: number; count: number }) {
  const isUp = part >= 1
  const words = isUp
    ? `${formatCount(count)}件を確認して登録しています`
    : `ファイルを送信しています（${Math.floor(part * 100)}%）`
  return (
    <div className={styles.progress} role="status">
      <progress aria-label="お届け先の登録" max={1} {...(isUp ? {} : { value: part })} />
      <span>{words}</span>
    </div>
  )
}
