import type { Product } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { useSession } from '@storefront/session'
import { currentSite } from '@storefront/site'
import styles from './purchase-box.module.css'

/** Shows the points that a member earns per piece. Renders nothing in shops without members. */
export function EarnedPoints({ product: { earned_point = 0 } }: { product: Pick<Product, 'earned_point'> }) {
  const { isLogin } = useSession()
  if (earned_point === 0 || (currentSite().settings.isMembersOnlyOff && !isLogin)) return null
  return (
    <p className={styles.small}>
      {isLogin ? '' : '会員なら'}
      <span translate="no">{formatCount(earned_point)}ポイント</span>がたまります
    </p>
  )
}
