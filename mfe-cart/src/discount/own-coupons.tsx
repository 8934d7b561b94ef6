import type { Cart, Coupon } from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { addCoupon } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { choosableCoupons, missingFor, formatTerms } from './own-coupons.rules'
import styles from './discount-form.module.css'

export function OwnCoupons({ cart, coupons }: { cart: Cart; coupons: readonly Coupon[] }) {
  const choosable = choosableCoupons(coupons, cart)
  if (choosable.length === 0) return null
  return (
    <ul className={styles.own} aria-label="お持ちのクーポン">
      {choosable.map((coupon) => (
        <OwnCoupon key={coupon.id} coupon={coupon} missing={missingFor(coupon, cart)} />
      ))}
    </ul>
  )
}

function OwnCoupon({ coupon, missing }: { coupon: Coupon; missing: number }) {
  const { code, name } = coupon
  const { run, isPending } = useCommand()
  const take = () => run(() => runCommand(() => changeCart(addCoupon(code))))

  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span className={styles.terms}>{formatTerms(coupon)}</span>
        {missing > 0 && (
          <span className={styles.terms}>
            あと<span translate="no">{formatTaxedYen(missing)}</span>で使えます
          </span>
        )}
      </p>
      {missing === 0 && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void take()
          }}
        >
          <input type="hidden" name="intent" value="coupon" />
          <input type="hidden" name="code" value={code} />
          <Button type="submit" size="sm" aria-label={`${name}を使う`} isPending={isPending}>
            使う
          </Button>
        </form>
      )}
    </li>
  )
}
