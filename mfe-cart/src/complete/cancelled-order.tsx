import type { CartPlacedOrder } from '@storefront/contracts'
import { LinkButton, Page, Panel } from '@storefront/ui'
import styles from './complete.module.css'

type CancelledOrderProps = { order: CartPlacedOrder; isMembers: boolean }

export function CancelledOrder({ order, isMembers }: CancelledOrderProps) {
  return (
    <Page title="このご注文はキャンセルされています" width="reading">
      <div className={styles.blocks}>
        <Panel tone="caution" isAnnounced title={`注文番号：${order.order_no}`}>
          {`商品は発送されません。キャンセルの理由と代金のお取り扱いは、${order.email} へお送りしたメールでご確認ください。`}
        </Panel>
        <div className={styles.actions}>
          {isMembers && (
            <LinkButton href="/mypage/order_history" isWide>
              ご注文履歴を見る
            </LinkButton>
          )}
          <LinkButton href="/" isWide>
            トップページへ
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
