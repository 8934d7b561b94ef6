import { useToldOnce } from '@storefront/remote'
import { Panel } from '@storefront/ui'
import { useSearchParams } from 'react-router-dom'
import { goneProductsNotice } from '../engine/gone-product.rules'

const reasons = ['express', 'expired', 'payment', 'order', goneProductsNotice.name]

/**
 * Explains why the shopper was sent back to the cart. Wallets and forms that are posted without JavaScript
 * pass the reason in the URL.
 */
export function CartNotice() {
  const [search] = useSearchParams()
  useToldOnce(reasons)
  const express = search.get('express')
  if (express === 'cancelled')
    return (
      <Panel tone="caution" isAnnounced title="お手続きがキャンセルされました">
        カートの内容はそのままです。
      </Panel>
    )
  if (express === 'several')
    return (
      <Panel tone="caution" isAnnounced title="お届け先が複数のため、ウォレットでのご購入に進めませんでした">
        お届け先もカートの内容もそのままです。「ご購入手続きへ」からお進みください。
      </Panel>
    )
  if (search.has('expired'))
    return (
      <Panel tone="caution" isAnnounced title="カートの有効期限が切れました">
        お手数ですが、もう一度商品をお選びください。
      </Panel>
    )
  if (search.get('payment') === 'unfinished')
    return (
      <Panel tone="caution" isAnnounced title="お支払いが完了しませんでした">
        ご注文を始めた画面に戻り、お支払い方法をお選び直しください。カートの内容は、そちらに残っています。
      </Panel>
    )
  if (search.get('order') === 'elsewhere')
    return (
      <Panel tone="caution" isAnnounced title="このご注文は、この画面では表示できません">
        ご注文を始めた画面か、お送りした確認のメールでご覧ください。会員の方は、ログインするとマイページの注文履歴でご覧いただけます。
      </Panel>
    )
  if (!search.has(goneProductsNotice.name)) return null
  return (
    <Panel tone="caution" isAnnounced>
      {goneProductsNotice.words}
    </Panel>
  )
}
