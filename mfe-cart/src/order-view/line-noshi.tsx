import { isNoshiNameless, type CartProduct } from '@storefront/contracts'
import { LinkButton, NoshiPicture } from '@storefront/ui'
import styles from './line-noshi.module.css'

type Line = { line: Pick<CartProduct, 'accessories'> }

/** Shows the line's noshi as they will be printed. */
export const LineNoshi = ({ line }: Line) =>
  line.accessories
    .filter(({ kind, noshi_heading }) => kind === 'noshi' && noshi_heading)
    .map((noshi) => <NoshiPicture key={noshi.key} inscription={noshi} isSmall />)

/** Leads to the screen where the name on a line's noshi is written, if it is missing. */
export const MissingNoshiName = ({ line }: Line) => {
  const noshi = line.accessories.find((one) => one.kind === 'noshi' && isNoshiNameless(one))
  if (!noshi) return null
  return (
    <p className={styles.missing}>
      <span>{`のしの表書き：${noshi.noshi_heading}・お名前：なし`}</span>
      <LinkButton size="sm" variant="quiet" icon="edit" href="/cart/shipping-detail">
        お名前を入れる
      </LinkButton>
    </p>
  )
}
