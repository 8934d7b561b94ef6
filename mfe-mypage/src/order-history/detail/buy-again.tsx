import type { Order, OrderProduct } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useCommand } from '@storefront/remote'
import { Button, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { BoughtPanel } from '../../records/bought-panel'
import { buyAllGoods, buyGoods } from '../../records/buy-goods.api'
import { isMadeToOrder, toGoods, listRepeats } from '../../records/repeats.rules'

/** Renders a button that buys one line again, without its gift wrapping. */
export function BuyLineAgain({ product }: { product: OrderProduct }) {
  const { run, isPending } = useCommand()
  const repeat = toGoods(product)
  if (isMadeToOrder(product)) {
    return (
      <LinkButton size="sm" href={`/product/${repeat.product_key}`}>
        もう一度お仕立てする
      </LinkButton>
    )
  }
  const add = async () => {
    const outcome = await buyGoods(repeat)
    if (outcome.kind === 'refused')
      publish('toast.raised', { type: 'danger', message: `${repeat.name}：${outcome.message}` })
  }
  return (
    <Button
      size="sm"
      icon="cart"
      isPending={isPending}
      aria-label={`${repeat.name}をもう一度購入する`}
      onClick={() => void run(add)}
    >
      もう一度購入する
    </Button>
  )
}

type Outcome = Awaited<ReturnType<typeof buyAllGoods>> & { sewn: readonly string[] }

/** Renders a button that buys everything in an order again. Reports the rejected products. */
export function BuyOrderAgain({ order }: { order: Order }) {
  const { run, isPending } = useCommand()
  const [outcome, setOutcome] = useState<Outcome>()
  const { goods, sewn } = listRepeats(order)
  if (goods.length === 0) return null
  return (
    <>
      {outcome && <BoughtPanel outcome={outcome} sewn={outcome.sewn} />}
      <div>
        <Button
          icon="cart"
          isPending={isPending}
          onClick={() => void run(async () => setOutcome({ ...(await buyAllGoods(goods)), sewn }))}
        >
          この注文の商品をもう一度購入する
        </Button>
      </div>
    </>
  )
}
