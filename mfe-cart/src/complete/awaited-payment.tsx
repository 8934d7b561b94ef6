import { LinkButton, Page, Panel } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import styles from './complete.module.css'

const askEveryMs = 2_000
/** Polls for two minutes. After that, the shopper checks with a link. */
const askedMax = 60

type AwaitedPaymentProps = {
  /** The email address is known only to the browser that placed the order. */
  order: { order_no: string; payment_name: string; email?: string }
  /** True in the browser that placed the order. Only there can the shopper change the payment. */
  isOwn: boolean
}

/** Polls for the payment service's decision, then shows the order. */
export function AwaitedPayment({ order, isOwn }: AwaitedPaymentProps) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked >= askedMax) return
    const timer = setTimeout(() => void revalidate().then(() => setAsked(asked + 1)), askEveryMs)
    return () => clearTimeout(timer)
  }, [asked, revalidate])

  return (
    <Page title="お支払いを確認しています" width="reading">
      <div className={styles.blocks}>
        <Panel tone="info" isAnnounced title={`注文番号：${order.order_no}`}>
          {`${order.payment_name}からの結果を待っています。このままお待ちください。この画面を閉じても、お支払いが完了しましたら確認のメールを${order.email ? ` ${order.email} へ` : ''}お送りします。`}
        </Panel>
        <div className={styles.actions}>
          <LinkButton href={pathname + search} isWide>
            最新の状況を確認する
          </LinkButton>
          {isOwn && (
            <LinkButton href={stepPath('/cart/payment')} isWide>
              お支払い方法の選択に戻る
            </LinkButton>
          )}
        </div>
      </div>
    </Page>
  )
}
