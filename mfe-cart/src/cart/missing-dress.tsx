import type { CartProduct } from '@storefront/contracts'
import { LinkButton } from '@storefront/ui'
import { NoshiChoice } from '../gift-choice/noshi-choice'
import { missingDress } from '../shipping/shipping.rules'
import styles from './missing-dress.module.css'

/** Id of the link on a line's name. */
export const nameIdOf = ({ key }: CartProduct) => `name-${key}`

/** The offer is gone after the noshi is chosen, so moves the keyboard focus to the line's name. */
const focusName = (line: CartProduct) =>
  document.getElementById(nameIdOf(line))?.focus({ preventScroll: true })

/** Offers a noshi and a wrapping, if the line could have them and has neither. */
export const MissingDress = ({ line }: { line: CartProduct }) => {
  const missing = missingDress(line)
  if (!missing) return null
  return (
    <div className={styles.missing}>
      <span>{`${missing.names}：なし`}</span>
      <NoshiChoice line={line} onSaved={() => focusName(line)} />
      {missing.isWrappable && (
        <LinkButton size="sm" variant="quiet" icon="edit" href="/cart/shipping-detail">
          ラッピングを選ぶ
        </LinkButton>
      )}
      {missing.isWrappable && line.shipping_key === null && (
        <small>ラッピングは、お届け先のご入力のあとにお選びいただけます。</small>
      )}
    </div>
  )
}
