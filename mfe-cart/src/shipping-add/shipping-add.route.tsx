import type { Cart, CartOrderer, UserAddress } from '@storefront/contracts'
import { CheckboxField, Form, PersistFormDraft, PrivacyNote, SubmitButton } from '@storefront/forms'
import type { Head } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { wishedDay } from '@storefront/state'
import { Card, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { kindAt, toSearchParams, stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { withBack } from '../defaults/cart-defaults.rules'
import { runSubmit, takeResetShippingFailure } from '../engine/cart.error-reactions'
import { changeCart, currentCart } from '../engine/cart.state'
import { CheckoutScreen } from '../checkout/checkout-screen'
import { type OpenedCart } from '../checkout/open-cart-for-screen'
import { openCheckout } from '../checkout/open-checkout'
import { AddressFirst, DeliveryWishes, tickWishes } from '../shipping/delivery-wishes'
import { EarliestDay } from '../shipping/earliest-day'
import {
  deliveryCardTitle,
  isDeliveryStep,
  isDeliveryWished,
  isDivisible,
  isMatrixAllowed,
  stepAfterOrderer,
  stepAfterShipping,
} from '../shipping/shipping.rules'
import { SeveralLink, SeveralToOne } from '../shipping/several-link'
import { ResetFailed } from '../shipping/reset-failed'
import { fetchAddressBook } from '../shipping/shipping.api'
import { getDraft } from '../form-draft.state'
import { recordStep, useCartRecord } from '../use-cart-record'
import { stepAsMember } from '../checkout/go-on-as-member'
import { LoginOffer } from '../checkout/login-offer'
import { IncompleteWallet } from '../express/incomplete-wallet'
import { AnotherDestination } from './another-destination'
import { handOverToMember, isAddressBegun } from './hand-over.state'
import { OrdererFields } from './orderer-fields'
import { ReceiverChoice } from './receiver-choice'
import {
  fetchEnteredOrderer,
  fetchLayouts,
  saveGuest,
  saveOrderer,
  saveRecipient,
  type Layouts,
  type Screen,
} from './shipping-add.api'
import { RecipientFields } from '../shipping/address/recipient-fields'
import { SenderChoice } from './sender-choice'
import { initialShipping, toPlace, type ShippingValues } from './shipping-add.rules'
import { useNextStep } from './use-next-step'

/**
 * `orderer` edits only the orderer. `guest` asks for everything. `address` adds a new destination for a
 * member.
 */
type Purpose = Exclude<Screen, 'another'>

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout(request)
  const { searchParams } = new URL(request.url)
  const isLogin = await isMember()
  if (searchParams.has('another')) return openAnother(opened, { isLogin, request })
  const purpose: Screen = searchParams.get('edit') === 'orderer' ? 'orderer' : isLogin ? 'address' : 'guest'
  const isChoosingSender = purpose === 'orderer' && isLogin
  const isOrdererOpen = purpose === 'guest' && opened.cart?.data.detail.orderer === null
  const [layouts, addresses, entered] = await Promise.all([
    fetchLayouts(opened, purpose, request.signal),
    isChoosingSender ? fetchAddresses(request.signal) : [],
    isOrdererOpen ? fetchEnteredOrderer(kindAt(request.url)) : null,
  ])
  const isResetFailed = takeResetShippingFailure()
  return { ...opened, purpose, isResetFailed, addresses, layouts, entered, wished: wishedDay.read() }
}

const fetchAddresses = async (signal: AbortSignal) => (await fetchAddressBook(signal)).addresses

async function openAnother(
  opened: OpenedCart,
  { isLogin, request: { url, signal } }: { isLogin: boolean; request: Request },
) {
  const isAllowed = !opened.cart || isDivisible(opened.cart.data.detail, currentSite().settings)
  if (!isAllowed)
    throw redirect(stepPath(withBack('/cart/shipping-select', toSearchParams({ url })), kindAt(url)))
  const purpose: Screen = 'another'
  const [layouts, addresses] = await Promise.all([
    fetchLayouts(opened, purpose, signal),
    isLogin ? fetchAddresses(signal) : [],
  ])
  return { ...opened, purpose, isResetFailed: false, addresses, layouts, entered: null, wished: undefined }
}

const titles: Record<Screen, string> = {
  orderer: 'ご注文者さまの情報',
  guest: 'ご注文者・お届け先の入力',
  address: 'お届け先の入力',
  another: '別のお届け先の追加',
}

export const handle = {
  head: ({ purpose }: Awaited<ReturnType<typeof loader>>): Head => ({
    title: titles[purpose],
    robots: 'noindex',
  }),
}

export function Component() {
  const { purpose, addresses, layouts, entered, isResetFailed, wished, ...opened } =
    useLoaderData<typeof loader>()
  return (
    <CheckoutScreen title={titles[purpose]} step={1} opened={opened}>
      {(cart) =>
        purpose === 'another' ? (
          <AnotherDestination cart={cart} addresses={addresses} layout={layouts.recipient} />
        ) : (
          <>
            {isResetFailed && <ResetFailed />}
            <IncompleteWallet />
            {purpose !== 'orderer' && <AddressFirst cart={cart} />}
            {purpose !== 'orderer' && <SeveralToOne cart={cart} />}
            <AddressForm key={purpose} {...{ cart, purpose, addresses, layouts, entered, wished }} />
          </>
        )
      }
    </CheckoutScreen>
  )
}

function AddressForm({
  cart,
  purpose,
  addresses,
  layouts,
  entered,
  wished,
}: {
  cart: Cart
  purpose: Purpose
  addresses: readonly UserAddress[]
  layouts: Layouts
  /** Orderer that a guest has entered in the other checkout of this browser. */
  entered: CartOrderer | null
  wished: string | undefined
}) {
  const goTo = useNextStep()
  const [search] = useSearchParams()
  const [initialValues] = useState(() => ({
    ...(entered ? { orderer: entered } : {}),
    ...buildInitialValues(cart, purpose),
    isChoosingDelivery: isDeliveryWished(cart, wished, search),
  }))
  const draft = getDraft(`shipping-${purpose}`)
  useCartRecord('begin_checkout', purpose === 'guest' ? cart : null)

  async function save(values: ShippingValues) {
    const isDone = await runSubmit(async () => {
      if (purpose === 'address') return saveRecipient(changeCart, cart, values)
      if (purpose === 'guest') return saveGuest(changeCart, cart, values)
      return saveOrderer(changeCart, values)
    })
    if (!isDone) return
    draft.clear()
    const next =
      purpose === 'orderer'
        ? stepAfterOrderer(currentCart()?.data.detail ?? { shippings: [] }, search)
        : stepAfterShipping({ ...values, isGift: values.receiver === 'gift' }, search)
    if (purpose !== 'orderer' && !isDeliveryStep(next)) recordStep('add_shipping_info')
    await goTo(stepPath(next))
  }

  return (
    <Form<ShippingValues>
      label={titles[purpose]}
      initialValues={initialValues}
      onSubmit={save}
      posted={usePostedForm(purpose)}
    >
      {purpose === 'guest' && <Login />}
      {layouts.orderer && (
        <Card title="ご注文者（ご依頼主）" isGroup>
          <SenderChoice addresses={addresses} />
          <OrdererFields
            layout={layouts.orderer}
            hasAlcohol={cart.data.detail.has_alcohol}
            hasNewsletter={!cart.is_member}
          />
        </Card>
      )}
      {purpose === 'guest' && layouts.recipient && (
        <ReceiverChoice
          layout={layouts.recipient}
          known={initialValues.recipient}
          products={cart.data.detail.products}
        />
      )}
      {purpose === 'guest' && isMatrixAllowed(cart.data.detail, currentSite().settings) && (
        <p>
          <SeveralLink />
        </p>
      )}
      {purpose === 'address' && layouts.recipient && (
        <Card title="お届け先" isGroup>
          <RecipientFields layout={layouts.recipient} />
          <CheckboxField
            name="isSaved"
            label="お届け先に登録する"
            note="次回から選ぶだけでお届けできます。"
          />
        </Card>
      )}
      {purpose !== 'orderer' && <Delivery cart={cart} wished={wished} />}
      <PrivacyNote />
      <ActionBar detail={cart.data.detail}>
        <SubmitButton size="lg" isWide>
          次へ進む
        </SubmitButton>
      </ActionBar>
      {purpose === 'address' && (
        <LinkButton href={stepPath(withBack('/cart/shipping-select', search))} variant="quiet" isWide>
          お届け先の選択にもどる
        </LinkButton>
      )}
      <PersistFormDraft draft={tickWishes(draft, search)} />
    </Form>
  )
}

const ownStep = '/cart/shipping-'

/**
 * Offers login, after which the shopper continues with an address already begun. An edit that came from the
 * confirm screen still returns to it.
 */
function Login() {
  const { values } = useFormState<ShippingValues>({ subscription: { values: true } })
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wayOf = (step: string) => stepPath(step.startsWith(ownStep) ? withBack(step, search) : step)
  return (
    <LoginOffer
      back={wayOf(isAddressBegun(values) ? '/cart/shipping-add' : '/cart/shipping-select')}
      onLeave={() => handOverToMember(values)}
      onSignedIn={async () => {
        const step = await stepAsMember({ isAddressBegun: isAddressBegun(values) })
        if (step) await navigate(wayOf(step))
      }}
    />
  )
}

/**
 * Shows the earliest delivery day and whether to choose one. Hidden for a social gift, because the recipient
 * chooses the day.
 */
function Delivery({ cart, wished }: { cart: Cart; wished: string | undefined }) {
  const { values } = useFormState<ShippingValues>({ subscription: { values: true } })
  if (values.receiver === 'gift') return null
  const place = toPlace(values)
  return (
    <Card title={deliveryCardTitle(cart.data.detail)}>
      <EarliestDay token={cart.token} {...place} />
      <DeliveryWishes cart={cart} wished={wished} />
    </Card>
  )
}

/** Returns the form's initial values. A member who adds a destination starts with an empty form. */
const buildInitialValues = (cart: Cart, purpose: Purpose): Partial<ShippingValues> =>
  purpose === 'address' ? { isSaved: true } : initialShipping(cart)
