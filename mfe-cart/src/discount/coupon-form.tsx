import type { Cart, Coupon } from '@storefront/contracts'
import { Form, TextField } from '@storefront/forms'
import { checkRequired, normaliseWidth } from '@storefront/locale-ja'
import { formatTaxedYen } from '@storefront/site'
import { usePostedForm } from '@storefront/remote'
import { isMember } from '@storefront/session'
import { Button, Disclosure } from '@storefront/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FormApi } from 'final-form'
import { stepPath } from '../checkout-path'
import { addCoupon, deleteCoupon, fetchOwnCoupons } from '../engine/cart.api'
import { runCommand, runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { readCouponCode } from './coupon-code.rules'
import { OwnCoupons } from './own-coupons'
import { ownCouponsAsked } from './own-coupons.rules'
import styles from './discount-form.module.css'

/**
 * Shows the applied coupons and a field for a coupon code. `known` holds the member's own coupons if the page
 * was requested with them.
 */
export function CouponForm({ cart, known }: { cart: Cart; known: readonly Coupon[] | null }) {
  const { coupons, discount_notes } = cart.data.detail
  const [own, setOwn] = useState(known ?? [])
  const used = useRef<HTMLUListElement>(null)
  const [applied, setApplied] = useState<{ form: FormApi<{ code: string }> }>()
  useLayoutEffect(() => {
    if (!applied) return
    // Move the focus out of the field first, so that the cleared field doesn't show an error.
    used.current?.focus({ preventScroll: true })
    applied.form.restart({ code: '' })
  }, [applied])

  /** Fetches the member's own coupons on demand, so that the code field needn't wait for them. */
  async function showOwn() {
    if (own.length === 0 && (await isMember())) await runCommand(async () => setOwn(await fetchOwnCoupons()))
  }

  return (
    <div>
      {coupons.length > 0 && (
        <ul ref={used} tabIndex={-1} className={styles.used} aria-label="ご利用中のクーポン">
          {coupons.map(({ id, name, discount, refusal }) => (
            <li key={id}>
              <span>
                {name} {!refusal && <strong translate="no">{formatTaxedYen(-discount)}</strong>}
                {refusal && <strong className={styles.refusal}>{refusal}</strong>}
              </span>
              <form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault()
                  void runCommand(() => changeCart(deleteCoupon(id)))
                }}
              >
                <input type="hidden" name="intent" value="coupon-removal" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="quiet" size="sm" aria-label={`${name}の利用をやめる`}>
                  取り消す
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {discount_notes?.coupon && <p className={styles.note}>{discount_notes.coupon}</p>}
      <Disclosure
        summary="クーポンを使う"
        isInitiallyOpen={(known ?? []).length > 0}
        onOpen={() => void showOwn()}
      >
        {known?.length === 0 && (
          <noscript>
            <a href={stepPath(`?${ownCouponsAsked}`)}>お持ちのクーポンから選ぶ</a>
          </noscript>
        )}
        <OwnCoupons cart={cart} coupons={own} />
        <Form<{ code: string }>
          label="クーポン"
          posted={usePostedForm('coupon')}
          onSubmit={async ({ code }, form) => {
            if (await runSubmit(() => changeCart(addCoupon(readCouponCode(code))))) setApplied({ form })
          }}
        >
          {({ isSubmitting }) => (
            <>
              <TextField
                name="code"
                label="クーポンコード"
                rules={[checkRequired]}
                mayStayEmpty
                autoComplete="off"
                autoCapitalize="characters"
                normalise={normaliseWidth}
              />
              <Button type="submit" isPending={isSubmitting}>
                クーポンを適用する
              </Button>
            </>
          )}
        </Form>
      </Disclosure>
    </div>
  )
}
