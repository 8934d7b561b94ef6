import type { CartOrderState, CartPlacedOrder } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { formatDateTime } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { SiteMessage } from '@storefront/site/message'
import { orderedGoods } from '@storefront/state'
import {
  Card,
  DataList,
  LinkButton,
  NameText,
  Page,
  Panel,
  StepIndicator,
  TextSkeleton,
} from '@storefront/ui'
import { useEffect } from 'react'
import {
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { recordPurchase } from '../analytics.rules'
import { kindAt, stepPath, type CartKind } from '../checkout-path'
import { CartTotals } from '../order-view/totals/cart-totals'
import { readCartToken } from '../engine/cart-token.state'
import { fetchCart } from '../engine/cart.api'
import { currentCart, leaveCart } from '../engine/cart.state'
import { progressSteps } from '../checkout/checkout-screen'
import { ShippingFacts } from '../order-view/order-facts'
import { OpenCartNote } from '../order-view/open-cart-note'
import { OrderLines } from '../order-view/order-lines'
import { clearPaymentFlag } from '../engine/payment-flag.state'
import { recordCartEvent } from '../record-cart-event'
import { claimRecording, forgetOrder, rememberedOrder } from '../checkout/purchase-tracking.state'
import { fetchOrderState, fetchPlacedOrder } from './complete.api'
import { isPlaced, isUnanswered, listDepositDays, nextSteps } from './complete.rules'
import { AwaitedPayment, UnreachedOrder } from './awaited-payment'
import { CancelledOrder } from './cancelled-order'
import { GiftLink } from './gift-link'
import { OrderState } from './order-state'
import { ReceiptDownload } from './receipt-download'
import { RegistrationOffer } from './registration-offer'
import styles from './complete.module.css'

type Found = {
  order: CartPlacedOrder | null
  /** The public state of an order whose details this browser isn't allowed to read. */
  state: CartOrderState | null
}

/** `isUnreached` is true if the shop couldn't answer, so that the order's state is unknown. */
type CompleteData = Found & { isMembers: boolean; isUnreached: boolean }

export async function loader({ request }: LoaderFunctionArgs): Promise<CompleteData> {
  const orderNo = new URL(request.url).searchParams.get('order_no')
  if (!orderNo) throw redirect('/cart/')
  const isMembers = await isMember()
  try {
    return { ...(await findOrder(orderNo, request)), isMembers, isUnreached: false }
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return { order: null, state: null, isMembers, isUnreached: true }
  }
}

async function findOrder(orderNo: string, { url, signal }: Request): Promise<Found> {
  const isServer = typeof document === 'undefined'
  const remembered = isServer ? undefined : rememberedOrder(orderNo)
  const kind = remembered?.kind ?? kindAt(url)
  const token = remembered?.token ?? readCartToken(kind)
  try {
    const order = await fetchPlacedOrder(orderNo, token, signal)
    if (order.status === 'payment_failed') throw redirect(await wayToPayment(kind))
    return { order, state: null }
  } catch (error) {
    if (!(error instanceof ResponseError) || isUnanswered(error)) throw error
    const state = await findOrderState(orderNo, new URL(url).searchParams.get('t'), signal)
    // After the cart is deleted, only the browser remembers a guest's order, so leave the decision to it.
    if (state || isServer) return { order: null, state }
    if (error.status === 404) forgetOrder()
    throw redirect('/cart/?order=elsewhere')
  }
}

async function findOrderState(orderNo: string, t: string | null, signal: AbortSignal) {
  if (t === null) return null
  try {
    return await fetchOrderState(orderNo, t, signal)
  } catch (error) {
    if (error instanceof ResponseError && !isUnanswered(error)) return null
    throw error
  }
}

/**
 * Returns the path to the payment step, with a reason if the cart still reports the failed payment (§4).
 * Otherwise the current cart is a different one, and the reason doesn't apply to it.
 */
async function wayToPayment(kind: CartKind): Promise<string> {
  const token = readCartToken(kind)
  const isFailed = token !== undefined && (await fetchCart(token)).data.transaction_error !== null
  return stepPath(`/cart/payment${isFailed ? '?error=cart.payment.failed' : ''}`, kind)
}

export const handle = { head: (): Head => ({ title: 'ご注文の完了', robots: 'noindex' }) }

export function Component() {
  const { order, state, isMembers, isUnreached } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const kind = kindAt(useLocation().search)
  const steps = progressSteps(kind)
  const isAwaited = order !== null && !isPlaced(order)
  useEffect(() => {
    if (!order) void revalidate()
    else if (isPlaced(order)) finish(order, kind)
  }, [order, kind, revalidate])
  if (isUnreached) return <UnreachedOrder />
  if (isAwaited) return <AwaitedPayment order={order} isOwn />
  if (state?.status === 'pending_payment') return <AwaitedPayment order={state} isOwn={false} />
  if (state) return <OrderState order={state} />
  if (order?.status === 'cancelled') return <CancelledOrder order={order} isMembers={isMembers} />
  return (
    <Page title="ご注文ありがとうございます" width="reading">
      <div className={styles.steps}>
        <StepIndicator steps={steps.map(({ label }) => ({ label }))} current={steps.length - 1} />
      </div>
      {order ? (
        <Completed order={order} kind={kind} isMembers={isMembers} />
      ) : (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
        </div>
      )}
    </Page>
  )
}

/**
 * Records a placed order as a purchase once, even if the screen is shown again, and discards the ordered
 * cart.
 */
function finish(order: CartPlacedOrder, kindOfUrl: CartKind) {
  clearPaymentFlag()
  const remembered = rememberedOrder(order.order_no)
  const kind = remembered?.kind ?? kindOfUrl
  const isClaimed = claimRecording(order.order_no)
  const held = currentCart(kind)
  const orderOfCart = held?.data.order_no ?? held?.pending_payment?.order_no
  if (isClaimed || orderOfCart === order.order_no) leaveCart('ordered', kind)
  if (!isClaimed) return
  if (order.status === 'cancelled') return
  orderedGoods.add(order.detail.products.map(({ product_info: { id }, quantity }) => ({ id, quantity })))
  const { isPurchaseWithoutTax } = currentSite().settings.tagManager
  recordCartEvent(recordPurchase(order, { isWithoutTax: isPurchaseWithoutTax }), remembered?.token)
}

type CompletedProps = { order: CartPlacedOrder; kind: CartKind; isMembers: boolean }

function Completed({ order, kind, isMembers }: CompletedProps) {
  const [search] = useSearchParams()
  const { isBoughtOnAccount, isMembersOnlyOff } = currentSite().settings
  return (
    <div className={styles.blocks}>
      {isMembers && search.has('registered') && (
        <Panel tone="positive" isAnnounced title="会員登録が完了しました">
          次回からは、ログインするだけでお買い物いただけます。
        </Panel>
      )}
      <Panel tone="positive" title={`注文番号：${order.order_no}`}>
        ご注文を承りました。確認のメールを {order.email} へお送りしました。
      </Panel>
      <OpenCartNote kind={kind} />
      {order.payment_instruction && (
        <Panel tone="caution" title="お支払いのお願い">
          <p className={styles.instruction}>{order.payment_instruction}</p>
          {listDepositDays(order).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Panel>
      )}
      {order.social_gift && <GiftLink gift={order.social_gift} letter={order.detail.social_gift} />}
      <SiteMessage code="cart-complete" />
      <Card title="これからのこと">
        <ol className={styles.next}>
          {nextSteps(order, { isMembers, isBoughtOnAccount }).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Card>
      <Card title="ご注文の内容">
        <DataList
          rows={[
            { term: '注文日時', value: formatDateTime(order.ordered_at) },
            { term: 'お支払い方法', value: <NameText>{order.payment_name}</NameText> },
          ]}
        />
        <ShippingFacts detail={order.detail} />
        <OrderLines products={order.detail.products} isDressable={!order.detail.social_gift} />
        <CartTotals detail={order.detail} />
      </Card>
      {!isMembers && !isMembersOnlyOff && <RegistrationOffer order={order} />}
      <div className={styles.actions}>
        <LinkButton href="/" variant="primary" isWide>
          トップページへ
        </LinkButton>
        <ReceiptDownload order={order} />
        {isMembers && (
          <LinkButton href="/mypage/order_history" isWide>
            ご注文履歴・領収書を見る
          </LinkButton>
        )}
      </div>
    </div>
  )
}
