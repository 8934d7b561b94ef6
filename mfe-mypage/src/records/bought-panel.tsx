import { LinkButton, Panel } from '@storefront/ui'
import type { Bought } from './buy-goods.api'

type BoughtPanelProps = {
  outcome: Bought
  /** Names of made-to-order products, which the shopper must specify again. */
  sewn: readonly string[]
}

/** Lists the products of an order that were added to the cart, and the reasons why others weren't. */
export function BoughtPanel({ outcome: { added, refused }, sewn }: BoughtPanelProps) {
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
