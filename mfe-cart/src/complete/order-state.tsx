import type { CartOrderState, OrderStatus } from '@storefront/contracts'
import { LinkButton, Page, Panel } from '@storefront/ui'
import styles from './complete.module.css'

type Told = { title: string; tone: 'positive' | 'caution'; words: (order: CartOrderState) => string }

const received: Told = {
  title: 'ご注文を承りました',
  tone: 'positive',
  words: ({ payment_name }) =>
    `${payment_name}でのお手続きは完了しています。ご注文の内容は、ご注文を始めた画面か、お送りした確認のメールでご覧ください。会員の方は、マイページの注文履歴でもご覧いただけます。`,
}

const told: Partial<Record<OrderStatus, Told>> = {
  payment_failed: {
    title: 'お支払いが完了しませんでした',
    tone: 'caution',
    words: () =>
      'ご注文は確定していません。ご注文を始めた画面に戻り、お支払い方法をお選び直しください。カートの内容はそのまま残っています。',
  },
  cancelled: {
    title: 'このご注文はキャンセルされています',
    tone: 'caution',
    words: () =>
      '商品は発送されません。キャンセルの理由と代金のお取り扱いは、お送りしたメールでご確認ください。',
  },
}

/** Shows the order's number and state, but no personal data, in browsers that didn't place the order. */
export function OrderState({ order }: { order: CartOrderState }) {
  const { title, tone, words } = told[order.status] ?? received
  return (
    <Page title={title} width="reading">
      <div className={styles.blocks}>
        <Panel tone={tone} isAnnounced title={`注文番号：${order.order_no}`}>
          {words(order)}
        </Panel>
        <div className={styles.actions}>
          <LinkButton href="/" isWide>
            トップページへ
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
