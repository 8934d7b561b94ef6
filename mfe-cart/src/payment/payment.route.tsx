import type { Cart, CartPayment, Coupon, FormLayout, PaymentServiceSetting } from '@storefront/contracts'
import { Form, PersistFormDraft, RadioField, SelectField, SubmitButton, TextField } from '@storefront/forms'
import { useCardEntry, type CardEntry } from '@storefront/forms/card'
import { checkMaxLength, checkPrintable } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen } from '@storefront/site'
import type { Head } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { isMember } from '@storefront/session'
import { SiteMessage } from '@storefront/site/message'
import { useIsPayable } from '@storefront/site/payment-sheet'
import { NameText, Panel } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { kindAt, stepPath } from '../checkout-path'
import { CreditNote } from '../order-view/totals/credit-note'
import { ActionBar } from '../checkout/action-bar'
import { modifyOrder, saveOther } from '../engine/cart.api'
import { loadOrRecover, runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { CheckoutScreen } from '../checkout/checkout-screen'
import { CouponForm } from '../discount/coupon-form'
import { knownCoupons } from '../discount/known-coupons'
import { openCheckout } from '../checkout/open-checkout'
import { PointForm } from '../discount/point-form'
import { getDraft } from '../form-draft.state'
import { recordStep } from '../use-cart-record'
import { fetchCartForm } from '../checkout/cart-form.api'
import { buildChoice } from './build-choice'
import { CardFields } from './card-fields'
import { DeliveryBrief } from './delivery-brief'
import { withForeseenFee } from './foreseen-fee.rules'
import { fetchPayments, fetchSavedCards, fetchServiceSettings, type SavedCard } from './payment.api'
import {
  amountToPay,
  failureText,
  goneCodes,
  goneText,
  initialPayment,
  type PaymentValues,
} from './payment.rules'

const draft = getDraft('payment')
/** Says whether the frame's fields are valid. A new frame is empty. */
const neverKept = ['card']
const receiptNameMaxLength = 40

/** Names the receipt's addressee that the API falls back to. */
const receiptDefault = () =>
  currentSite().settings.isPricedWithoutTax
    ? 'ご注文者の会社名・店名（ない方は、ご注文者さまのお名前）'
    : 'ご注文者さまのお名前'

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout(request, { isFresh: true })
  if (!opened.cart) return { ...opened, choices: null }
  if (opened.cart.data.detail.shippings.length === 0)
    throw redirect(stepPath('/cart/shipping-select', kindAt(request.url)))
  const savedCards = isMember().then((isLogin) => (isLogin ? fetchSavedCards(request.signal) : []))
  const [payments, cards] = await loadOrRecover(
    Promise.all([fetchPayments(opened.cart.token, request.signal), savedCards]),
    kindAt(request.url),
  )
  const [services, cardForm] = await Promise.all([
    fetchServiceSettings(payments, request.signal),
    payments.some(({ kind }) => kind === 'card') ? fetchCartForm('card', request.signal) : undefined,
  ])
  const coupons = await knownCoupons(request)
  return { ...opened, choices: { payments, cards, services, cardForm, coupons } }
}

export const handle = { head: (): Head => ({ title: 'お支払い方法', robots: 'noindex' }) }

export function Component() {
  const { choices, ...opened } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<CartPayment>()
  return (
    <CheckoutScreen
      title="お支払い方法"
      step={2}
      opened={opened}
      foresee={(cart) => withForeseenFee(cart, chosen)}
      told={[...search.getAll('error'), ...goneCodes]}
    >
      {(cart) => choices && <Payment cart={cart} {...choices} chosen={chosen} onChoose={setChosen} />}
    </CheckoutScreen>
  )
}

type PaymentProps = {
  cart: Cart
  payments: readonly CartPayment[]
  cards: readonly SavedCard[]
  services: Record<string, PaymentServiceSetting>
  cardForm: FormLayout | undefined
  coupons: readonly Coupon[] | null
  chosen: CartPayment | undefined
  onChoose: (payment: CartPayment | undefined) => void
}

function Payment(props: PaymentProps) {
  const { cart, payments, cards, services, coupons, chosen, onChoose } = props
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const posted = usePostedForm('payment')
  // A coupon may change the cart while the shopper types a card, so keep the form's initial values.
  const [initialValues] = useState(() => initialPayment(cart, payments, cards))
  const failure = failureText(cart, search.get('error'))
  const gone = goneText(cart, payments)
  const isFree = amountToPay(cart) === 0
  const entry = useCardEntry()
  useFreshPayments(amountToPay(cart))

  async function save(values: PaymentValues) {
    const isDone = await runSubmit(async () => {
      await saveOther(changeCart, cart, 'receipt_name', values.receipt_name)
      if (!isFree) await choosePayment(values, payments, services, entry)
    })
    if (!isDone) return
    draft.clear()
    recordStep('add_payment_info')
    await navigate(stepPath('/cart/confirm'))
  }

  return (
    <>
      {failure && (
        <Panel tone="danger" isAnnounced title="お支払いが完了しませんでした">
          {failure}
        </Panel>
      )}
      {gone && !failure && (
        <Panel tone="caution" isAnnounced title="お支払い方法をお選び直しください">
          {gone}
        </Panel>
      )}
      <SiteMessage code="cart-payment" />
      <DeliveryBrief detail={cart.data.detail} chosen={chosen} />
      <section aria-label="クーポン・ポイント">
        <CouponForm cart={cart} known={coupons} />
        <PointForm cart={cart} />
      </section>
      <Form<PaymentValues> label="お支払い方法" initialValues={initialValues} onSubmit={save} posted={posted}>
        {isFree ? (
          <Panel tone="positive" title="お支払いは不要です">
            お支払い金額が0円のため、お支払い方法の選択は必要ありません。
          </Panel>
        ) : (
          <Methods {...props} entry={entry} />
        )}
        <TextField
          name="receipt_name"
          label="領収書の宛名"
          autoComplete="billing organization"
          rules={[checkMaxLength(receiptNameMaxLength), checkPrintable]}
          help={`${receiptNameMaxLength}文字まで。空欄の場合は、${receiptDefault()}で発行します。`}
        />
        {chosen?.kind === 'deferred' && <CreditNote cart={withForeseenFee(cart, chosen)} isFeeKnown />}
        <ActionBar detail={withForeseenFee(cart, chosen).data.detail}>
          <SubmitButton size="lg" isWide>
            ご注文内容の確認へ
          </SubmitButton>
        </ActionBar>
        <PersistFormDraft draft={draft} except={neverKept} />
        {!isFree && <NotifyChosen payments={payments} onChoose={onChoose} />}
      </Form>
    </>
  )
}

/**
 * Reloads the methods when a coupon or points change the amount, because fees and conditions depend on it.
 */
function useFreshPayments(amount: number) {
  const { revalidate } = useRevalidator()
  const loadedFor = useRef(amount)
  useEffect(() => {
    if (loadedFor.current === amount) return
    loadedFor.current = amount
    void revalidate()
  }, [amount, revalidate])
}

/** Passes the chosen method on to the sums beside the form. */
function NotifyChosen({ payments, onChoose }: Pick<PaymentProps, 'payments' | 'onChoose'>) {
  const { values } = useFormState<PaymentValues>({ subscription: { values: true } })
  const chosen = payments.find(({ id, is_available }) => is_available && String(id) === values.payment_id)
  useEffect(() => onChoose(chosen), [chosen, onChoose])
  return null
}

type MethodsProps = PaymentProps & { entry: CardEntry }

function Methods(props: MethodsProps) {
  const isPayable = useIsPayable()
  const payments = props.payments.filter(({ code }) => isPayable(code))
  return (
    <RadioField
      name="payment_id"
      label="お支払い方法"
      isRequired
      isFramed
      choices={payments.map(({ id, name, fee, description, is_available, unavailable_reason }) => ({
        value: String(id),
        label: <NameText>{fee > 0 ? `${name}（手数料 ${formatTaxedYen(fee)}）` : name}</NameText>,
        note: is_available ? description : unavailable_reason,
        isDisabled: !is_available,
        details: <PaymentDetails {...props} id={id} />,
      }))}
    />
  )
}

async function choosePayment(
  values: PaymentValues,
  payments: readonly CartPayment[],
  services: PaymentProps['services'],
  entry: CardEntry,
) {
  const payment = payments.find(({ id }) => String(id) === values.payment_id)
  if (!payment) return
  const hasService = (payment.payment_service_code ?? '') in services
  const choice = await buildChoice(values, payment, hasService ? entry : undefined)
  await changeCart(modifyOrder({ payment_id: payment.id, ...choice }))
}

type PaymentDetailsProps = MethodsProps & { id: number }

/** Takes back the choice of a card and leads to the ways to pay. */
function useLeavingCard(): () => void {
  const { change } = useForm()
  return () => {
    change('payment_id', '')
    document.querySelector<HTMLElement>('input[name="payment_id"]:enabled')?.focus()
  }
}

/** Shows what a method still needs, directly below its radio, once it is chosen. */
function PaymentDetails({ cart, payments, cards, services, cardForm, entry, id }: PaymentDetailsProps) {
  const { values } = useFormState<PaymentValues>({ subscription: { values: true } })
  const leaveCard = useLeavingCard()
  const payment = values.payment_id === String(id) ? payments.find((one) => one.id === id) : undefined
  if (payment?.kind === 'convenience_store') {
    return (
      <SelectField
        name="convenience_store"
        label="お支払いになるコンビニ"
        isRequired
        choices={payment.options.map(({ code, name }) => ({ value: code, label: name }))}
      />
    )
  }
  if (payment?.kind === 'wallet')
    return (
      <Panel tone="info">
        {`ご注文の確定後、${payment.name}の画面に移ります。お支払いを承認すると、ご注文が完了します。`}
      </Panel>
    )
  const service = services[payment?.payment_service_code ?? '']
  if (payment?.kind !== 'card' || !service) return null
  return (
    <CardFields
      cart={cart}
      cards={cards}
      entry={entry}
      service={service}
      layout={cardForm}
      choice={values.card_choice}
      onLeave={leaveCard}
    />
  )
}
