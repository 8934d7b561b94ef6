import type { OrderSummary } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { BoughtPanel } from '../records/bought-panel'
import { buyAllGoods } from '../records/buy-goods.api'
import { listRepeats } from '../records/repeats.rules'
import { fetchLastOrder } from './mypage.api'
import styles from './mypage.module.css'

type Outcome = Awaited<ReturnType<typeof buyLastAgain>>

/** Renders a button that buys everything in the last order again. Reports the rejected products. */
export function BuyLastAgain({ order }: { order: OrderSummary }) {
  const { run, isPending } = useCommand()
  const [outcome, setOutcome] = useState<Outcome>()
  const buy = async () => {
    setOutcome(undefined)
    setOutcome(await buyLastAgain(order.id))
  }
  return (
    <>
      {outcome && <BoughtPanel {...outcome} />}
      <div>
        <Button icon="cart" isPending={isPending} aria-describedby={factsId} onClick={() => void run(buy)}>
          前回と同じ商品をカートに入れる
        </Button>
        <p id={factsId} className={styles.text}>
          {`前回：${formatDate(order.ordered_at)}のご注文（${formatFirstGoods(order)}）`}
        </p>
      </div>
    </>
  )
}

const factsId = 'last-order-goods'

function formatFirstGoods({ products }: OrderSummary): string {
  const [first, ...others] = products
  return `${first?.name ?? ''}${others.length > 0 ? `ほか${others.length}種類` : ''}`
}

/**
 * Adds the last order's products to the cart. Fetches the order on click, because the page may have been open
 * for a long time.
 */
async function buyLastAgain(id: OrderSummary['id']) {
  const { goods, sewn } = listRepeats(await fetchLastOrder(id))
  return { outcome: await buyAllGoods(goods), sewn }
}
