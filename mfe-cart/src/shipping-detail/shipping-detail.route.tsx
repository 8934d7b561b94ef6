import type { Accessory, Cart, GiftRule, ShippingLeadtime } from '@storefront/contracts'
import { Form, PersistFormDraft, SubmitButton, TextareaField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { wishedDay } from '@storefront/state'
import { LinkButton, Panel } from '@storefront/ui'
import { useState } from 'react'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { kindAt, stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { isFromConfirm, stepAfter, withBack } from '../defaults/cart-defaults.rules'
import { resetShippings } from '../engine/cart.api'
import { loadOrRecover, runCommand, runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { CheckoutScreen } from '../checkout/checkout-screen'
import { openCheckout } from '../checkout/open-checkout'
import { addressBeforeDelivery, deliveryStepTitle, isDivisible, noteAnchor } from '../shipping/shipping.rules'
import { SeveralLink } from '../shipping/several-link'
import { fetchGiftRules } from '../gift-advice/gift-advice.api'
import { getDraft } from '../form-draft.state'
import { fetchAccessories } from '../gift-choice/gift-choice.api'
import { recordStep } from '../use-cart-record'
import { PackingCard } from './packing-card'
import { PressButton } from '../posted/press-button'
import { encodePress } from '../posted/press.rules'
import { fetchLeadtimes, saveDetail } from './shipping-detail.api'
import { initialDetail, listShippedPackings, type DetailValues } from './shipping-detail.rules'
import { noteOfWishedDay } from './wished-day.rules'
import { useKeptFocus } from './use-kept-focus'
import styles from './shipping-detail.module.css'

const noteMaxLength = 500
/** Warnings that the parcels themselves show, next to the choice that must be made again. */
const toldByParcels = ['cart.packing.delivery_not_possible']
const draft = getDraft('shipping-detail')

/**
 * Opens the only checkout step that fetches lead times. Shipping-select and confirm don't fetch them (§4).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout(request)
  if (!opened.cart) return { ...opened, leadtimes: null, accessories: {}, rules: [], wished: undefined }
  const { token, data } = opened.cart
  if (data.detail.social_gift) throw redirect(stepPath('/cart/payment', kindAt(request.url)))
  if (data.detail.shippings.length === 0) throw redirect(stepPath(addressBeforeDelivery, kindAt(request.url)))
  const keys = data.detail.products.map(({ product_info }) => product_info.key)
  const [leadtimes, accessories, rules] = await loadOrRecover(
    Promise.all([
      fetchLeadtimes(token, request.signal),
      fetchAccessories(keys, request.signal),
      fetchGiftRules(request.signal),
    ]),
    kindAt(request.url),
  )
  return { ...opened, leadtimes, accessories, rules, wished: wishedDay.read() }
}

const noProducts = { products: [] }

export const handle = {
  head: ({ cart }: Awaited<ReturnType<typeof loader>>): Head => ({
    title: deliveryStepTitle(cart?.data.detail ?? noProducts),
    robots: 'noindex',
  }),
}

export function Component() {
  const { leadtimes, accessories, rules, wished, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen
      title={deliveryStepTitle(opened.cart?.data.detail ?? noProducts)}
      step={1}
      opened={opened}
      told={toldByParcels}
    >
      {(cart) => leadtimes && <Packings {...{ cart, leadtimes, accessories, rules, wished }} />}
    </CheckoutScreen>
  )
}

type PackingsProps = {
  cart: Cart
  leadtimes: readonly ShippingLeadtime[]
  accessories: Record<string, Accessory[]>
  rules: readonly GiftRule[]
  wished: string | undefined
}

function Packings({ cart, leadtimes, accessories, rules, wished }: PackingsProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const shippedPackings = listShippedPackings(cart)
  // Wrapping may change the cart while the shopper chooses days, so keep the form's initial values.
  const [initialValues] = useState(() => initialDetail(cart, leadtimes, wished))
  const [note] = useState(() => noteOfWishedDay(wished, leadtimes))
  const packingKeys = shippedPackings.map(({ packing }) => packing.key).join()
  const place = useKeptFocus<HTMLDivElement>(packingKeys)

  async function save(values: DetailValues) {
    if (!(await runSubmit(() => saveDetail(changeCart, cart, shippedPackings, values)))) return
    draft.clear()
    wishedDay.forget()
    recordStep('add_shipping_info')
    await navigate(stepPath(stepAfter(search, '/cart/payment')))
  }

  return (
    <div ref={place} role="group" aria-label="お届けの荷物" tabIndex={-1}>
      <Form<DetailValues>
        key={packingKeys}
        label={deliveryStepTitle(cart.data.detail)}
        initialValues={initialValues}
        onSubmit={save}
        posted={usePostedForm('delivery')}
      >
        {note && <Panel tone={note.tone}>{note.text}</Panel>}
        {shippedPackings.map((shippedPacking) => (
          <PackingCard
            key={shippedPacking.packing.key}
            shippedPacking={shippedPacking}
            shippedPackings={shippedPackings}
            products={cart.data.detail.products}
            leadtime={leadtimes.find(({ packing_key }) => packing_key === shippedPacking.packing.key)}
            accessories={accessories}
            rules={rules}
          />
        ))}
        <SeveralDestinations cart={cart} />
        <div id={noteAnchor}>
          <TextareaField
            name="note"
            label="備考"
            rows={3}
            maxLength={noteMaxLength}
            rules={[checkMaxLength(noteMaxLength)]}
            help="お店への連絡事項がありましたらご記入ください。"
            countedTo={noteMaxLength}
          />
        </div>
        <ActionBar detail={cart.data.detail}>
          <SubmitButton size="lg" isWide>
            {isFromConfirm(search) ? 'ご注文内容の確認へ' : 'お支払いへ進む'}
          </SubmitButton>
        </ActionBar>
        <PersistFormDraft draft={draft} />
      </Form>
    </div>
  )
}

function SeveralDestinations({ cart: { data } }: { cart: Cart }) {
  const revalidator = useRevalidator()
  const [search] = useSearchParams()
  if (!isDivisible(data.detail, currentSite().settings)) return null
  const gather = async () => {
    if (await runCommand(() => changeCart(resetShippings))) await revalidator.revalidate()
  }
  return (
    <div className={styles.several}>
      <LinkButton href={stepPath(withBack('/cart/shipping-add?another=1', search))} icon="plus">
        別の住所にも届ける
      </LinkButton>
      <SeveralLink />
      {data.detail.shippings.length > 1 && (
        <PressButton press={encodePress('gather')} variant="quiet" onPress={() => void gather()}>
          お届け先を一つにまとめる
        </PressButton>
      )}
    </div>
  )
}
