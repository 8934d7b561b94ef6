import type { CartDetail } from '@storefront/contracts'
import { navigateTo } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { isSheetWallet, payBySheet, useExpressWallets } from '@storefront/site/payment-sheet'
import { Button } from '@storefront/ui'
import { runCommand } from '../engine/cart.error-reactions'
import { refreshCart } from '../engine/cart.state'
import { whenChangesSettled } from '../engine/pending-changes.state'
import { startExpress } from './express.api'
import styles from './express-buttons.module.css'

type ExpressButtonsProps = { detail: Pick<CartDetail, 'shippings' | 'order'> }

/** Offers wallets that provide the name and address. A click waits until pending changes are saved. */
export function ExpressButtons({ detail }: ExpressButtonsProps) {
  const wallets = useExpressWallets()
  const { run, isPending } = useCommand()
  if (wallets.length === 0) return null
  // A wallet provides a single address, so the split between several addresses would be lost.
  if (detail.shippings.length > 1)
    return (
      <p className={styles.title}>
        {`お届け先が複数のため、${wallets.map(({ name }) => name).join('・')}のお支払いは「ご購入手続きへ」の先でお選びください。`}
      </p>
    )
  return (
    <section className={styles.express} aria-labelledby="express-title">
      <p id="express-title" className={styles.title}>
        お名前・ご住所の入力なしで購入
      </p>
      {wallets.map(({ code, name }) => (
        <form
          key={code}
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault()
            if (isSheetWallet(code))
              return void run(() => runCommand(() => payInSheet(code, detail.order.total_payment)))
            const form = event.currentTarget
            // An API call refreshes an expired session, so that the form isn't submitted as a guest.
            void settledCart()
              .catch(() => undefined)
              .then(() => form.submit())
          }}
        >
          <input type="hidden" name="intent" value="express" />
          <input type="hidden" name="payment_code" value={code} />
          <Button type="submit" isWide isPending={isPending && isSheetWallet(code)}>
            {`${name}で購入する`}
          </Button>
        </form>
      ))}
    </section>
  )
}

const settledCart = () => whenChangesSettled().then(() => refreshCart('open'))

async function payInSheet(code: string, amount: number) {
  navigateTo(await payBySheet(code, amount, async () => startExpress((await settledCart()).token, code)))
}
