import type { Cart, PaymentCheck } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import { PostedRefusal } from '@storefront/remote'
import { loginPath } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { CaptchaBox } from '@storefront/site/captcha'
import { SiteMessage } from '@storefront/site/message'
import { Button, DataList, Panel } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ActionBar } from '../checkout/action-bar'
import { CartTotals } from '../order-view/cart-totals'
import { loadOrRecover } from '../engine/cart.error-reactions'
import { CheckoutScreen, Warnings } from '../checkout/checkout-screen'
import { LegalLinks } from '../checkout/legal-links'
import { openCheckout } from '../checkout/open-checkout'
import { OrdererFacts, ShippingFacts } from '../order-view/order-facts'
import { OrderLayout } from '../order-view/order-layout'
import { OrderLines } from '../order-view/order-lines'
import { fetchPaymentCheck, seenOf } from './confirm.api'
import { ConfirmBlock } from './confirm-block'
import { screenFor } from './problem-screen.rules'
import { usePlaceOrder } from './use-place-order'
import styles from './confirm.module.css'

/** Lead times are not asked for here (§4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout({ isFresh: true })
  const newKey = crypto.randomUUID()
  if (!opened.cart) return { ...opened, check: null, newKey }
  const { token, payment_id } = opened.cart
  if (payment_id === null) throw redirect('/cart/payment')
  const check = await loadOrRecover(fetchPaymentCheck(token, payment_id, request.signal))
  return { ...opened, check, newKey }
}

export const handle = { head: (): Head => ({ title: 'ご注文内容の確認', robots: 'noindex' }) }

export function Component() {
  const { check, newKey, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen title="ご注文内容の確認" step={3} opened={opened} hasSummary={false}>
      {(cart) => check && <Confirmation key={cart.token} cart={cart} check={check} newKey={newKey} />}
    </CheckoutScreen>
  )
}

type ConfirmationProps = { cart: Cart; check: PaymentCheck; newKey: string }

function Confirmation({ cart, check, newKey }: ConfirmationProps) {
  const { detail } = cart.data
  return (
    <OrderLayout
      title="お支払い金額"
      isTitleShown
      aside={<Placing cart={cart} check={check} newKey={newKey} />}
    >
      <PostedRefusal />
      <SiteMessage code="cart-confirm-1" />
      <Warnings cart={cart} />
      <Problems check={check} />
      <ConfirmBlock title="ご注文の商品" edit={{ href: '/cart', label: 'ご注文の商品を変更する' }}>
        <OrderLines products={detail.products} />
        {detail.has_alcohol && <p className={styles.alcohol}>20歳未満の者の飲酒は法律で禁止されています</p>}
      </ConfirmBlock>
      <ConfirmBlock
        title="お届け先"
        edit={{ href: '/cart/shipping-select?back=confirm', label: 'お届け先を変更する' }}
      >
        <ShippingFacts detail={detail} />
        {!detail.social_gift && (
          <p className={styles.wayBack}>
            <a href="/cart/shipping-detail?back=confirm">お届け日時・ギフトの指定を変更する</a>
          </p>
        )}
      </ConfirmBlock>
      <ConfirmBlock
        title="ご注文者"
        edit={{ href: '/cart/shipping-add?edit=orderer', label: 'ご注文者の情報を変更する' }}
      >
        <OrdererFacts orderer={detail.orderer} hasAlcohol={detail.has_alcohol} />
      </ConfirmBlock>
      <ConfirmBlock title="お支払い" edit={{ href: '/cart/payment', label: 'お支払い方法を変更する' }}>
        <PaymentFacts cart={cart} />
      </ConfirmBlock>
      {detail.other.note && (
        <ConfirmBlock
          title="備考"
          edit={{ href: '/cart/shipping-detail?back=confirm', label: '備考を変更する' }}
        >
          <p>{detail.other.note}</p>
        </ConfirmBlock>
      )}
      <ConfirmBlock title="キャンセル・返品について">
        <p>
          発送の準備に入るまではキャンセルを承ります。返品・交換の条件とお問い合わせ先は
          <a href="/law">特定商取引法に基づく表記</a>をご覧ください。
        </p>
        <SiteMessage code="cart-confirm-2" />
      </ConfirmBlock>
    </OrderLayout>
  )
}

/** What it costs, and the button that orders. */
function Placing({ cart, check, newKey }: ConfirmationProps) {
  const { key, place, isPlacing, problem } = usePlaceOrder(cart, newKey)
  const { isSelling } = currentSite().settings
  const told = useRef<HTMLDivElement>(null)
  // On phones the button is always in view, the place of its answer may not be.
  useEffect(() => {
    if (problem) told.current?.focus()
  }, [problem])

  return (
    <>
      <CartTotals detail={cart.data.detail} />
      {problem && (
        <div ref={told} tabIndex={-1}>
          <Panel
            tone="danger"
            isAnnounced
            action={problem.isLoginAsked && <a href={loginPath('/cart/confirm')}>ログインへ進む</a>}
          >
            {problem.message}
          </Panel>
        </div>
      )}
      {check.is_valid && isSelling && <CaptchaBox screen="cart-confirm" />}
      {check.is_valid && isSelling && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void place()
          }}
        >
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="idempotency_key" value={key} />
          <input type="hidden" name="seen" value={JSON.stringify(seenOf(cart))} />
          <ActionBar detail={cart.data.detail}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              isWide
              isPending={isPlacing}
              pendingLabel="ご注文を確定しています"
            >
              注文を確定する
            </Button>
          </ActionBar>
        </form>
      )}
      {!isSelling && <Panel tone="caution">ただいま販売を一時停止しています。</Panel>}
      <LegalLinks />
    </>
  )
}

function Problems({ check }: { check: PaymentCheck }) {
  return check.errors.map(({ code, message, step }) => (
    <Panel key={code} tone="danger" action={<a href={screenFor(step).href}>{screenFor(step).label}</a>}>
      {message}
    </Panel>
  ))
}

function PaymentFacts({ cart: { payment_name, data } }: { cart: Cart }) {
  const { payment, order, coupons, other } = data.detail
  return (
    <DataList
      rows={[
        { term: 'お支払い方法', value: payment_name ?? '未選択' },
        ...(payment?.masked_number
          ? [{ term: 'カード', value: `${payment.masked_number}（有効期限 ${payment.expiration ?? ''}）` }]
          : []),
        ...(payment?.convenience_store_name
          ? [{ term: 'コンビニ', value: payment.convenience_store_name }]
          : []),
        { term: 'お支払いの時期', value: paymentTime(payment?.kind) },
        {
          term: 'クーポン',
          value: coupons.length > 0 ? coupons.map(({ name }) => name).join('、') : '利用なし',
        },
        { term: 'ポイント', value: order.point > 0 ? `${order.point}ポイント` : '利用なし' },
        { term: '領収書の宛名', value: other.receipt_name ?? 'ご注文者さまのお名前' },
      ]}
    />
  )
}

const paymentTimes: Partial<Record<string, string>> = {
  card: 'ご注文時',
  convenience_store: 'ご注文から7日以内（前払い）',
  bank_transfer: 'ご注文から7日以内（前払い）',
  deferred: '商品到着後、請求書の発行から14日以内',
  cash_on_delivery: '商品のお届け時',
  free: 'お支払いは不要です',
}

const paymentTime = (kind: string | undefined) => paymentTimes[kind ?? ''] ?? 'ご利用ガイドをご覧ください'
