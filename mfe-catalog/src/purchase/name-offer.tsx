import { findNameMarking, type Product } from '@storefront/contracts'
import { LinkButton } from '@storefront/ui'
import { buildOrderPath } from './variant/product-variant.rules'
import type { Purchase } from './use-purchase'
import styles from './name-offer.module.css'

type NameOfferProps = { product: Product; purchase: Purchase; occasion: string | undefined }

/** Offers to put a name on the product, which is bought without one here. */
export function NameOffer({ product, purchase, occasion }: NameOfferProps) {
  const marking = findNameMarking(product)
  return (
    <div className={styles.naming}>
      <p>{`お名前の${marking}（無料）をお入れできます。入れないご注文もできます。`}</p>
      <LinkButton size="sm" icon="edit" href={buildOrderPath(product, purchase, occasion)}>
        {`お名前の${marking}を指定する`}
      </LinkButton>
    </div>
  )
}
