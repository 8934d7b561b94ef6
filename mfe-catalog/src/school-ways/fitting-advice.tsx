import type { FittingDay, Product } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { currentSite, earliestDay, useDeliveryTo } from '@storefront/site'
import { Icon } from '@storefront/ui'
import { countDaysUntil } from '../purchase/product-sale.rules'
import { foreseeFittedArrival } from './fitting-advice.rules'
import { fittingPath } from './school.rules'
import styles from './fitting-advice.module.css'

type FittingAdviceProps = { product: Pick<Product, 'first_delivery_day'>; day: FittingDay | undefined }

/** Advises to order a garment after the next fitting day of its school, and names that order's arrival. */
export function FittingAdvice({ product, day }: FittingAdviceProps) {
  const to = useDeliveryTo()
  if (!day) return null
  const days = countDaysUntil(earliestDay(product.first_delivery_day, to, currentSite().deliveryAreas))
  const fitted = foreseeFittedArrival(day.held_on, days)
  return (
    <p className={styles.advice}>
      <Icon name="calendar" size="sm" />
      <span>
        サイズが決まっていないときは、次回
        <Day>{`${day.held_on.slice(0, 4)}年${formatDayWithWeekday(day.held_on)}`}</Day>の
        <a href={fittingPath(day.schools[0]?.key)}>採寸会</a>
        のあとのご注文をおすすめします。採寸の日のご注文でも、
        <Day>{`${formatDayWithWeekday(fitted.day)}ごろ`}</Day>
        {fitted.isInTime ? 'のお届けで、4月の新学期に間に合います。' : 'のお届けです。'}
      </span>
    </p>
  )
}

const Day = ({ children }: { children: string }) => (
  <span className={styles.day} translate="no">
    {children}
  </span>
)
