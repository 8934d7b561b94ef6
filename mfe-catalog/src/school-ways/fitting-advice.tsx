import type { FittingDay, Product } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { currentSite, earliestDay, useDeliveryTo } from '@storefront/site'
import { Icon } from '@storefront/ui'
import { countDaysUntil } from '../purchase/product-sale.rules'
import { foreseeFittedArrival } from './fitting-advice.rules'
import { fittingPath } from './school.rules'
import styles from './fitting-advice.module.css'

type FittingAdviceProps = { product: Pick<Product, 'first_delivery_day'>; day: FittingDay | undefined }

/** Advises to order a garment after the next fitting day of its school, and says that it still is in time. */
export function FittingAdvice({ product, day }: FittingAdviceProps) {
  const to = useDeliveryTo()
  if (!day) return null
  const days = countDaysUntil(earliestDay(product.first_delivery_day, to, currentSite().deliveryAreas))
  const fitted = foreseeFittedArrival(day.held_on, days)
  return (
    <p className={styles.advice}>
      <Icon name="calendar" size="sm" />
      <span>
        サイズが決まっていないときは、
        <a href={fittingPath(day.schools[0]?.key)}>採寸会</a>
        （次回は
        <span className={styles.day} translate="no">
          {`${day.held_on.slice(0, 4)}年${formatDayWithWeekday(day.held_on)}`}
        </span>
        ）のあとのご注文をおすすめします。
        {fitted.isInTime
          ? `採寸の日のご注文でも、${formatDayWithWeekday(fitted.day)}ごろのお届けで、4月の新学期に間に合います。`
          : `採寸の日のご注文なら、${formatDayWithWeekday(fitted.day)}ごろのお届けです。`}
      </span>
    </p>
  )
}
