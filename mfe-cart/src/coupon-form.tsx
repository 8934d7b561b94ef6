import type { Cart } from '@storefront/contracts'
import { Form, TextField } from '@storefront/forms'
import { formatYen, foldWidth } from '@storefront/locale-ja'
import { Button, Disclosure } from '@storefront/ui'
import { addCoupon, deleteCoupon } from './cart.api'
import { performed, submitted } from './cart.error-reactions'
import { changeCart } from './cart.state'
import styles from './discount-form.module.css'

/** Coupons in use, and a code to add one. */
export function CouponForm({ cart }: { cart: Cart }) {
  const { coupons } = cart.data.detail
  return (
    <div>
      {coupons.length > 0 && (
        <ul className={styles.used} aria-label="ご利用中のクーポン">
          {coupons.map(({ id, name, discount }) => (
            <li key={id}>
              <span>
                {name} <strong>−{formatYen(discount)}</strong>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${name}の利用をやめる`}
                onClick={() => void performed(() => changeCart(deleteCoupon(id)))}
              >
                取り消す
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary="クーポンを使う">
        <Form<{ code: string }>
          label="クーポン"
          onSubmit={async ({ code }, form) => {
            if (await submitted(() => changeCart(addCoupon(foldWidth(code).trim())))) form.restart({ code: '' })
          }}
        >
          {({ isSubmitting }) => (
            <>
              <TextField name="code" label="クーポンコード" isRequired autoComplete="off" autoCapitalize="characters" fold={foldWidth} />
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
