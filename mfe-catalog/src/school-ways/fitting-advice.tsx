import type { FittingDay } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Icon } from '@storefront/ui'
import { fittingPath } from './school.rules'
import styles from './fitting-advice.module.css'

/** Advises to order a garment after the next fitting day of its school. */
export function FittingAdvice({ day }: { day: FittingDay | undefined }) {
  if (!day) return null
  return (
    <p className={styles.advice}>
      <Icon name="calendar" size="sm" />
      <span>
        <a href={fittingPath(day.schools[0]?.key)}>採寸会</a>のあとのご注文をおすすめします。次回は
        <span className={styles.day} translate="no">
          {`${day.held_on.slice(0, 4)}年${formatDayWithWeekday(day.held_on)}`}
        </span>
        です。
      </span>
    </p>
  )
}
