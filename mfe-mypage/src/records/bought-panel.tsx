import { LinkButton, Panel } from '@storefront/ui'
import type { Bought } from './buy-goods.api'

type BoughtPanelProps = {
  outcome: Bought
  /** What is sewn for somebody: chosen anew. */ sewn: readonly string[]
}

/** What of an order went into the cart once more, and why the rest did not. */
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
