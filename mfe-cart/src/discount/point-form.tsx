import type { Cart } from '@storefront/contracts'
import { Form, TextField } from '@storefront/forms'
import { formatCount } from '@storefront/locale-ja'
import { usePostedForm } from '@storefront/remote'
import { Button, Disclosure } from '@storefront/ui'
import { payWithPoints } from '../engine/cart.api'
import { getUsablePoints } from '../order-view/totals/cart-totals.rules'
import { runCommand, runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { checkPoints, mostPoints, normalisePoints } from './points.rules'
import styles from './discount-form.module.css'

/** Lets members pay with points. One point is worth one yen. */
export function PointForm({ cart }: { cart: Cart }) {
  const posted = usePostedForm('points')
  const usable = getUsablePoints(cart)
  const { order, discount_notes } = cart.data.detail
  const { point } = order
  const note = discount_notes?.point
  if (usable === 0 && point === 0) return null
  const most = mostPoints(cart)
  return (
    <div>
      {point > 0 && (
        <div className={styles.used}>
          <span>
            ポイント{' '}
            <strong>
              <span translate="no">{formatCount(point)}</span>ポイント利用中
            </strong>
          </span>
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              void runCommand(() => changeCart(payWithPoints(0)))
            }}
          >
            <input type="hidden" name="intent" value="points" />
            <input type="hidden" name="point" value="0" />
            <Button type="submit" variant="quiet" size="sm" aria-label="ポイントの利用をやめる">
              取り消す
            </Button>
          </form>
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <Disclosure summary={`ポイントを使う（${formatCount(usable)}ポイント）`}>
        <Form<{ point: string }>
          label="ポイント"
          posted={posted}
          onSubmit={({ point: typed }) =>
            runSubmit(() => changeCart(payWithPoints(Number(normalisePoints(typed)))))
          }
        >
          {({ isSubmitting }) => (
            <>
              <TextField
                name="point"
                label="利用するポイント"
                isRequired
                mayStayEmpty
                inputMode="numeric"
                autoComplete="off"
                width="short"
                normalise={normalisePoints}
                rules={[checkPoints]}
                help={`1ポイント＝1円。最大${formatCount(most)}ポイント`}
              />
              <Button type="submit" isPending={isSubmitting}>
                ポイントを使う
              </Button>
              <Button
                type="submit"
                name="all"
                value="on"
                variant="quiet"
                onClick={(event) => {
                  event.preventDefault()
                  void runCommand(() => changeCart(payWithPoints(most)))
                }}
              >
                すべて使う
              </Button>
            </>
          )}
        </Form>
      </Disclosure>
    </div>
  )
}
