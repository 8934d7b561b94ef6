import { LinkButton, Page, Panel } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import styles from './complete.module.css'

const askEveryMs = 2_000
/** Slower, because the shop is overloaded or limits requests. */
const retryEveryMs = 10_000
/** Polls this many times. After that, the shopper checks with a link. */
const askedMax = 60

function usePolling(everyMs: number) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked >= askedMax) return
    const timer = setTimeout(() => void revalidate().then(() => setAsked(asked + 1)), everyMs)
    return () => clearTimeout(timer)
  }, [asked, everyMs, revalidate])
}

type AwaitedPaymentProps = {
  /** The email address is known only to the browser that placed the order. */
  order: { order_no: string; payment_name: string; email?: string }
  /** True in the browser that placed the order. Only there can the shopper change the payment. */
  isOwn: boolean
}

/** Polls for the payment service's decision, then shows the order. */
export function AwaitedPayment({ order, isOwn }: AwaitedPaymentProps) {
  const { pathname, search } = useLocation()
  usePolling(askEveryMs)

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

/** Explains that the shop couldn't say how the order stands, and retries. */
export function UnreachedOrder() {
  const { pathname, search } = useLocation()
  const orderNo = new URLSearchParams(search).get('order_no') ?? ''
  usePolling(retryEveryMs)

  return (
    <Page title="ご注文の状況を確認できませんでした" width="reading">
      <div className={styles.blocks}>
        <Panel
          tone="caution"
          isAnnounced
          // Anyone can write the link, so show only what looks like a number.
          title={/^[\w-]{1,40}$/.test(orderNo) ? `注文番号：${orderNo}` : undefined}
        >
          <p>
            ただいま混み合っているか、通信が不安定です。お支払いのお手続きがお済みの場合は、もう一度お支払いにならず、少しお待ちになってから「最新の状況を確認する」を押してください。
          </p>
          <p>
            お支払いが完了しましたら、確認のメールをお送りします。完了しなかった場合も、カートの内容は残っています。
          </p>
        </Panel>
        <div className={styles.actions}>
          <LinkButton href={pathname + search} isWide>
            最新の状況を確認する
          </LinkButton>
          <LinkButton href="/" isWide>
            トップページへ
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
