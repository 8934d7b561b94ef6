import type { CartDetail } from '@storefront/contracts'
import { Card, NameText } from '@storefront/ui'
import { stepPath } from '../checkout-path'
import { deliveryWishes } from '../shipping/shipping.rules'
import { deliveryBrief, hasWishes, type ChosenMethod } from './delivery-brief.rules'
import styles from './delivery-brief.module.css'

/**
 * Shows address and delivery day with edit links, so that the shopper can check them without stepping back.
 */
export function DeliveryBrief({ detail, chosen }: { detail: CartDetail; chosen?: ChosenMethod | undefined }) {
  const parts = deliveryBrief(detail, chosen)
  return (
    <Card title="お届け" action={<a href={stepPath('/cart/shipping-select')}>お届け先を変更する</a>}>
      {parts.map(({ key, name, address, days }) => (
        <div key={key} className={styles.part}>
          <p>
            <NameText>{name}</NameText>
          </p>
          {address && (
            <p className={styles.address}>
              <NameText>{address}</NameText>
            </p>
          )}
          {days.map((day) => (
            <p key={day}>
              <NameText>{day}</NameText>
            </p>
          ))}
        </div>
      ))}
      {!detail.social_gift && (
        <p className={styles.wishes}>
          <a href={stepPath('/cart/shipping-detail')}>
            {`${deliveryWishes(detail)}を${hasWishes(detail) ? '変更する' : '指定する'}`}
          </a>
        </p>
      )}
    </Card>
  )
}
