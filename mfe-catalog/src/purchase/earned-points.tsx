import { productCounter, type Product } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { useSession } from '@storefront/session'
import { currentSite } from '@storefront/site'
import styles from './purchase-box.module.css'

/** Shows the points that a member earns per piece. Renders nothing in shops without members. */
export function EarnedPoints({ product }: { product: Pick<Product, 'earned_point' | 'pieces'> }) {
  const { earned_point = 0, pieces } = product
  const { isLogin } = useSession()
  if (earned_point === 0 || (currentSite().settings.isMembersOnlyOff && !isLogin)) return null
  return (
    <p className={styles.small}>
      {pieces && `1${productCounter(product)}につき`}
      {isLogin ? '' : '会員なら'}
      <span translate="no">{formatCount(earned_point)}ポイント</span>がたまります
    </p>
  )
}
