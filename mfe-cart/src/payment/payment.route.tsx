import type { Cart, CartPayment, PaymentServiceSetting, UserCard } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, RadioField, SelectField, SubmitButton } from '@storefront/forms'
import { formatYen } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { isMember } from '@storefront/session'
import { Panel } from '@storefront/ui'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { redirect, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { modifyOrder } from '../cart.api'
import { recordCart } from '../cart-analytics.rules'
import { submitted } from '../cart.error-reactions'
import { changeCart } from '../cart.state'
import { CheckoutScreen } from '../checkout-screen'
import { CouponForm } from '../coupon-form'
import { MessageSlot } from '../message-slot'
import { openCheckout } from '../open-cart'
import { PointForm } from '../point-form'
import { CardFields } from './card-fields'
import { createCardToken } from './card-token.state'
import { fetchPayments, fetchSavedCards, fetchServiceSettings, saveCard } from './payment.api'
import { failureText, initialPayment, type PaymentValues } from './payment.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout({ isFresh: true })
  if (!opened.cart) return { ...opened, choices: null }
  if (opened.cart.data.detail.shippings.length === 0) throw redirect('/cart/shipping-select')
  const [payments, cards] = await Promise.all([
    fetchPayments(opened.cart.token, request.signal),
    isMember().then((isLogin) => (isLogin ? fetchSavedCards(request.signal) : [])),
  ])
  return { ...opened, choices: { payments, cards, services: await fetchServiceSettings(payments, request.signal) } }
}

export const handle = { head: (): Head => ({ title: 'お支払い方法', robots: 'noindex' }) }

export function Component() {
  const { choices, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen title="お支払い方法" step={2} opened={opened}>
      {(cart) => choices && <Payment cart={cart} {...choices} />}
    </CheckoutScreen>
  )
}

type PaymentProps = {
  cart: Cart
  payments: readonly CartPayment[]
  cards: readonly UserCard[]
  services: Record<string, PaymentServiceSetting>
}

function Payment({ cart, payments, cards, services }: PaymentProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // A coupon changes the cart while a card is being typed; the form keeps its start.
  const [initialValues] = useState(() => initialPayment(cart, payments, cards))
  const failure = failureText(cart, search.get('error'))

  async function save(values: PaymentValues) {
    const isDone = await submitted(() => choosePayment(values, payments, services))
    if (isDone) await navigate('/cart/confirm')
  }

  return (
    <>
      {failure && (
        <Panel tone="danger" isAnnounced title="お支払いが完了しませんでした">
          {failure}
        </Panel>
      )}
      <MessageSlot code="cart-payment" />
      <section aria-label="クーポン・ポイント">
        <CouponForm cart={cart} />
        <PointForm cart={cart} />
      </section>
      <Form<PaymentValues> label="お支払い方法" initialValues={initialValues} onSubmit={save}>
        <RadioField
          name="payment_id"
          label="お支払い方法"
          isRequired
          isFramed
          choices={payments.map(({ id, name, fee, description, is_available, unavailable_reason }) => ({
            value: String(id),
            label: fee > 0 ? `${name}（手数料 ${formatYen(fee)}）` : name,
            note: is_available ? description : unavailable_reason,
            isDisabled: !is_available,
          }))}
        />
        <ChosenPayment cart={cart} payments={payments} cards={cards} services={services} />
        <SubmitButton size="lg" isWide>
          ご注文内容の確認へ
        </SubmitButton>
      </Form>
    </>
  )
}

async function choosePayment(values: PaymentValues, payments: readonly CartPayment[], services: PaymentProps['services']) {
  const payment = payments.find(({ id }) => String(id) === values.payment_id)
  if (!payment) return
  const service = services[payment.payment_service_code ?? '']
  const cart = await changeCart(modifyOrder({ payment_id: payment.id, ...(await choiceOf(values, payment, service)) }))
  publish('analytics.recorded', recordCart('add_payment_info', cart))
}

async function choiceOf(values: PaymentValues, payment: CartPayment, service: PaymentServiceSetting | undefined) {
  if (payment.kind === 'convenience_store') return { convenience_store: values.convenience_store }
  if (payment.kind !== 'card' || !service || values.card_choice === 'typed') return {}
  if (values.card_choice !== 'new') return { user_card_id: Number(values.card_choice) }
  const card = await createCardToken(service, values.card)
  if (values.isCardSaved) await saveCard(card)
  return { card }
}

function ChosenPayment({ cart, payments, cards, services }: PaymentProps) {
  const { values } = useFormState<PaymentValues>({ subscription: { values: true } })
  const payment = payments.find(({ id }) => String(id) === values.payment_id)
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
  const service = services[payment?.payment_service_code ?? '']
  if (payment?.kind !== 'card' || !service) return null
  return <CardFields cart={cart} cards={cards} service={service} choice={values.card_choice} />
}
