import type { CartProductInfo } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './line-picture.module.css'

export function LinePicture({
  product,
  sizes = '96px',
}: {
  product: Pick<CartProductInfo, 'image'>
  sizes?: string
}) {
  return product.image ? (
    <Picture picture={product.image} sizes={sizes} shape="square" alt="" />
  ) : (
    <span className={styles.blank} />
  )
}
