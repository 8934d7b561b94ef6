import type { Order, OrderProduct } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useCommand } from '@storefront/remote'
import { Button, LinkButton, Panel } from '@storefront/ui'
import { useState } from 'react'
import { buyAllGoods, buyGoods } from '../../records/buy-goods.api'
import { isMadeToOrder, repeatOf, repeatsOf } from './buy-again.rules'

/** One line once more; its wrapping is chosen anew. */
export function BuyLineAgain({ product }: { product: OrderProduct }) {
  const { run, isPending } = useCommand()
  const repeat = repeatOf(product)
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

/** All goods of an order once more; what is gone is named. */
export function BuyOrderAgain({ order }: { order: Order }) {
  const { run, isPending } = useCommand()
  const [outcome, setOutcome] = useState<Outcome>()
  const { goods, sewn } = repeatsOf(order)
  if (goods.length === 0) return null
  return (
    <>
      {outcome && <Bought outcome={outcome} />}
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

function Bought({ outcome: { added, refused, sewn } }: { outcome: Outcome }) {
  const isWhole = refused.length === 0 && sewn.length === 0
  return (
    <Panel
      tone={isWhole ? 'positive' : 'caution'}
      isAnnounced
      title={
        added.length > 0 ? `${added.join('、')}をカートに入れました。` : 'カートに入れられませんでした。'
      }
      action={added.length > 0 && <LinkButton href="/cart">カートを見る</LinkButton>}
    >
      {refused.map(({ name, message }) => (
        <p key={name}>{`${name}：${message}`}</p>
      ))}
      {sewn.map((name) => (
        <p key={name}>{`${name}：お仕立ての商品は、商品のページからご注文ください。`}</p>
      ))}
    </Panel>
  )
}
