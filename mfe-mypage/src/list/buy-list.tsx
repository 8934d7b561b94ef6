import type { UserList } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button, LinkButton, Panel } from '@storefront/ui'
import { useState } from 'react'
import { buyAllGoods, type Bought } from '../records/buy-goods.api'
import { fetchListedGoods } from './list.api'

/** Adds the whole list to the cart, not only the current page. Reports the rejected products. */
export function BuyList({ list }: { list: Pick<UserList, 'key' | 'count'> }) {
  const { run, isPending } = useCommand()
  const [bought, setBought] = useState<Bought>()
  const buy = async () => {
    const goods = (await fetchListedGoods(list.key)).map(({ id, key, name }) => ({
      product_id: id,
      product_key: key,
      name,
      quantity: 1,
    }))
    setBought(await buyAllGoods(goods))
  }
  return (
    <>
      {bought && (
        <Panel
          tone={bought.refused.length === 0 ? 'positive' : 'caution'}
          isAnnounced
          title={
            bought.added.length > 0
              ? `${bought.added.length}点の商品をカートに入れました。`
              : 'カートに入れられませんでした。'
          }
          action={bought.added.length > 0 && <LinkButton href="/cart">カートを見る</LinkButton>}
        >
          {bought.refused.length > 0 &&
            `入れられなかった商品：${bought.refused.map(({ name, message }) => `${name}（${message.replace(/。$/, '')}）`).join('、')}`}
        </Panel>
      )}
      <Button icon="cart" isPending={isPending} onClick={() => void run(buy)}>
        {`この${list.count}点をカートに入れる`}
      </Button>
    </>
  )
}
