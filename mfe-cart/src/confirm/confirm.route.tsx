import type { Cart, PaymentCheck } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import { PostedRefusal } from '@storefront/remote'
import { loginPath } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { CaptchaBox } from '@storefront/site/captcha'
import { SiteMessage } from '@storefront/site/message'
import { Button, Panel } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import {
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { kindAt, stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { findFilledNames } from '../defaults/cart-defaults.rules'
import { CartTotals } from '../order-view/totals/cart-totals'
import { returnFromWallet } from '../express/express-return'
import { loadOrRecover } from '../engine/cart.error-reactions'
import { CheckoutScreen, Warnings } from '../checkout/checkout-screen'
import { LegalLinks } from '../checkout/legal-links'
import { openCheckout } from '../checkout/open-checkout'
import { OrdererFacts, ShippingFacts } from '../order-view/order-facts'
import { OrderLayout } from '../order-view/order-layout'
import { OrderLines } from '../order-view/order-lines'
import { fetchPaymentCheck, toSeenOrder } from './confirm.api'
import { PaymentFacts } from './payment-facts'
import { deliveryStepTitle, noteAnchor, placesStep } from '../shipping/shipping.rules'
import { BuyNowLine } from './buy-now-line'
import { ConfirmBlock } from './confirm-block'
import { screenFor } from './problem-screen.rules'
import { usePlaceOrder } from './use-place-order'
import styles from './confirm.module.css'

/** Opens the order for confirmation. Doesn't fetch lead times (§4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const newKey = crypto.randomUUID()
  if (await returnFromWallet(request)) return { cart: null, isWaiting: true, check: null, newKey }
  const opened = await openCheckout(request, { isFresh: true })
  if (!opened.cart) return { ...opened, check: null, newKey }
  const { token, payment_id } = opened.cart
  if (payment_id === null) throw redirect(stepPath('/cart/payment', kindAt(request.url)))
  const check = await loadOrRecover(fetchPaymentCheck(token, payment_id, request.signal), kindAt(request.url))
  return { ...opened, check, newKey }
}

export const handle = { head: (): Head => ({ title: 'ご注文内容の確認', robots: 'noindex' }) }

export function Component() {
  const { check, newKey, ...loaded } = useLoaderData<typeof loader>()
  const posted = useActionData() as { message?: string } | undefined
  // The error message of the rejected form already lists these changes.
  const said = posted?.message?.split('\n') ?? []
  const told = 'told' in loaded ? loaded.told?.filter((one) => !said.includes(one)) : undefined
  return (
    <CheckoutScreen title="ご注文内容の確認" step={3} opened={{ ...loaded, told }} hasSummary={false}>
      {(cart) => check && <Confirmation key={cart.token} cart={cart} check={check} newKey={newKey} />}
    </CheckoutScreen>
  )
}

type ConfirmationProps = { cart: Cart; check: PaymentCheck; newKey: string }

function Confirmation({ cart, check, newKey }: ConfirmationProps) {
  const { detail } = cart.data
  const placing = usePlaceOrder(cart, newKey)
  // Show the error of a rejected order only once, next to the button.
  const said = placing.problem?.message
  const errors = check.errors.filter(({ message }) => message !== said)
  const told = [...check.errors.map(({ message }) => message), ...(said ? [said] : [])]
  return (
    <OrderLayout
      title="お支払い金額"
      isTitleShown
      aside={<Placing cart={cart} check={check} placing={placing} />}
    >
      <a className={styles.skip} href={`#${placingId}`}>
        お支払い金額と注文の確定へ
      </a>
      <PostedRefusal />
      <FilledFromLast />
      <SiteMessage code="cart-confirm-1" />
      <Warnings cart={cart} told={told} />
      <Problems errors={errors} cart={cart} />
      <ConfirmBlock
        title="ご注文の商品"
        {...(cart.is_buy_now ? {} : { edit: { href: '/cart', label: 'ご注文の商品を変更する' } })}
      >
        <OrderLines
          products={detail.products}
          isDressable={!detail.social_gift}
          change={
            cart.is_buy_now
              ? (line) => <BuyNowLine key={line.key} line={line} products={detail.products} />
              : undefined
          }
        />
        {detail.has_alcohol && <p className={styles.alcohol}>20歳未満の者の飲酒は法律で禁止されています</p>}
      </ConfirmBlock>
      <ConfirmBlock
        title="お届け先"
        edit={{ href: stepPath(`${placesStep(detail)}?back=confirm`), label: 'お届け先を変更する' }}
      >
        <ShippingFacts detail={detail} />
        {!detail.social_gift && (
          <p className={styles.wayBack}>
            <a href={stepPath('/cart/shipping-detail?back=confirm')}>
              {`${deliveryStepTitle(detail)}を変更する`}
            </a>
          </p>
        )}
      </ConfirmBlock>
      <ConfirmBlock
        title="ご注文者"
        edit={{ href: stepPath('/cart/shipping-add?edit=orderer'), label: 'ご注文者の情報を変更する' }}
      >
        <OrdererFacts orderer={detail.orderer} hasAlcohol={detail.has_alcohol} />
      </ConfirmBlock>
      <ConfirmBlock
        title="お支払い"
        edit={{ href: stepPath('/cart/payment'), label: 'お支払い方法を変更する' }}
      >
        <PaymentFacts cart={cart} />
      </ConfirmBlock>
      {(!detail.social_gift || detail.other.note) && (
        <ConfirmBlock
          title="備考"
          edit={{
            href: `${stepPath('/cart/shipping-detail?back=confirm')}#${noteAnchor}`,
            label: '備考を変更する',
          }}
        >
          <p>{detail.other.note || 'なし'}</p>
        </ConfirmBlock>
      )}
      <ConfirmBlock title="キャンセル・返品について">
        <p>
          発送の準備に入るまではキャンセルを承ります。返品・交換の条件とお問い合わせ先は
          <a href="/law#returns">特定商取引法に基づく表記</a>をご覧ください。
        </p>
        <SiteMessage code="cart-confirm-2" />
      </ConfirmBlock>
    </OrderLayout>
  )
}

/** Says what the checkout has taken over, because the shopper hasn't seen the steps in between. */
function FilledFromLast() {
  const [search] = useSearchParams()
  const names = findFilledNames(search)
  if (!names) return null
  return (
    <Panel tone="info" title={`${names}は前回のご注文・ご登録と同じです`}>
      <a href={stepPath('/cart/shipping-select?back=confirm')}>お届け先の変更</a>
      {'　'}
      <a href={stepPath('/cart/payment')}>お支払い方法の変更</a>
    </Panel>
  )
}

/** Target of a skip link, with which keyboard users jump over the edit links. */
const placingId = 'placing'

type PlacingProps = Omit<ConfirmationProps, 'newKey'> & { placing: ReturnType<typeof usePlaceOrder> }

function Placing({ cart, check, placing }: PlacingProps) {
  const { key, place, isPlacing, problem } = placing
  const { isSelling } = currentSite().settings
  const mending = check.errors.find(({ message }) => message === problem?.message) ?? problem?.mending
  const told = useRef<HTMLDivElement>(null)
  // On phones the button is always visible, but the error message may be off screen. Focus scrolls to it.
  useLayoutEffect(() => {
    if (problem) told.current?.focus()
  }, [problem])

  return (
    <>
      <div id={placingId} role="group" aria-label="ご注文の合計" tabIndex={-1}>
        <CartTotals detail={cart.data.detail} />
      </div>
      {problem && (
        <div ref={told} role="group" aria-label="ご確認ください" tabIndex={-1}>
          <Panel
            tone="danger"
            isAnnounced
            action={
              problem.isLoginAsked ? (
                <a href={loginPath(stepPath('/cart/confirm'))}>ログインへ進む</a>
              ) : (
                mending && <WayTo problem={mending} cart={cart} />
              )
            }
          >
            {problem.message}
            {problem.changes && problem.changes.length > 0 && (
              <ul>
                {problem.changes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
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
          <input type="hidden" name="seen" value={JSON.stringify(toSeenOrder(cart))} />
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

function Problems({ errors, cart }: { errors: PaymentCheck['errors']; cart: Cart }) {
  return errors.map((problem) => (
    <Panel
      key={`${problem.code}${problem.message}`}
      tone="danger"
      action={<WayTo problem={problem} cart={cart} />}
    >
      {problem.message}
    </Panel>
  ))
}

function WayTo({
  problem,
  cart,
}: {
  problem: Pick<PaymentCheck['errors'][number], 'code' | 'step'>
  cart: Cart
}) {
  const screen = screenFor(problem)
  const ofGoods = cart.is_buy_now ? buildGoodsLink(cart) : screen
  const { href, label } = problem.step === 'cart' ? ofGoods : { ...screen, href: stepPath(screen.href) }
  return <a href={href}>{label}</a>
}

/**
 * Links the page where a problem with a buy-now product can be fixed. The product isn't in the open cart, so
 * the link leads to its product page, from where 今すぐ購入 returns with all that was entered.
 */
function buildGoodsLink({ data }: Cart) {
  const [line] = data.detail.products
  const href = line ? `/product/${line.product_info.key}#purchase` : '/cart'
  return { href, label: 'ご注文の商品を変更する' }
}
