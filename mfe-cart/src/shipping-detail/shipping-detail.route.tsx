import type { Accessory, Cart, ShippingLeadtime } from '@storefront/contracts'
import { Form, SubmitButton, TextareaField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Button, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { ActionBar } from '../action-bar'
import { modifyOther, resetShippings } from '../cart.api'
import { mended, performed, submitted } from '../cart.error-reactions'
import { changeCart } from '../cart.state'
import { CheckoutScreen } from '../checkout-screen'
import { openCheckout } from '../open-cart'
import { isDivisible } from '../receiver.rules'
import { forgetTyped, KeepTyped } from '../typed-values.state'
import { recordStep } from '../use-cart-record'
import { ParcelCard } from './parcel-card'
import { fetchAccessories, fetchLeadtimes, wishDelivery } from './shipping-detail.api'
import { initialDetail, isSameWish, parcelsOf, wishOf, type DetailValues } from './shipping-detail.rules'
import styles from './shipping-detail.module.css'

const noteMaxLength = 500
const formName = 'shipping-detail'

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout()
  if (!opened.cart) return { ...opened, leadtimes: null, accessories: {} }
  const { token, data } = opened.cart
  if (data.detail.social_gift) throw redirect('/cart/payment')
  if (data.detail.shippings.length === 0) throw redirect('/cart/shipping-select')
  const keys = data.detail.products.map(({ product_info }) => product_info.key)
  const [leadtimes, accessories] = await mended(
    Promise.all([fetchLeadtimes(token, request.signal), fetchAccessories(keys, request.signal)]),
  )
  return { ...opened, leadtimes, accessories }
}

export const handle = { head: (): Head => ({ title: 'お届け日時・ギフトの指定', robots: 'noindex' }) }

export function Component() {
  const { leadtimes, accessories, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen title="お届け日時・ギフトの指定" step={1} opened={opened}>
      {(cart) => leadtimes && <Parcels cart={cart} leadtimes={leadtimes} accessories={accessories} />}
    </CheckoutScreen>
  )
}

type ParcelsProps = {
  cart: Cart
  leadtimes: readonly ShippingLeadtime[]
  accessories: Record<string, Accessory[]>
}

function Parcels({ cart, leadtimes, accessories }: ParcelsProps) {
  const navigate = useNavigate()
  const parcels = parcelsOf(cart)
  // Wrapping changes the cart while days are being chosen; the form keeps its start.
  const [initialValues] = useState(() => initialDetail(cart, leadtimes))

  async function save({ packings, note }: DetailValues) {
    const isDone = await submitted(async () => {
      for (const { packing } of parcels) {
        const wish = wishOf(packings[packing.key])
        if (!isSameWish(packing, wish)) await changeCart(wishDelivery(packing.key, wish))
      }
      const isNoteChanged = (note || null) !== cart.data.detail.other.note
      if (isNoteChanged) await changeCart(modifyOther({ note: note || null }))
    })
    if (!isDone) return
    forgetTyped(formName)
    recordStep('add_shipping_info')
    await navigate('/cart/payment')
  }

  return (
    <Form<DetailValues>
      key={parcels.map(({ packing }) => packing.key).join()}
      label="お届け日時・ギフトの指定"
      initialValues={initialValues}
      onSubmit={save}
    >
      {parcels.map((parcel) => (
        <ParcelCard
          key={parcel.packing.key}
          parcel={parcel}
          parcels={parcels}
          products={cart.data.detail.products}
          leadtime={leadtimes.find(({ packing_key }) => packing_key === parcel.packing.key)}
          accessories={accessories}
        />
      ))}
      <SeveralDestinations cart={cart} />
      <TextareaField
        name="note"
        label="備考"
        rows={3}
        maxLength={noteMaxLength}
        rules={[checkMaxLength(noteMaxLength)]}
        help="お店への連絡事項がありましたらご記入ください。"
      />
      <ActionBar detail={cart.data.detail}>
        <SubmitButton size="lg" isWide>
          お支払いへ進む
        </SubmitButton>
      </ActionBar>
      <KeepTyped form={formName} />
    </Form>
  )
}

/** One parcel more, or all in one again. */
function SeveralDestinations({ cart: { data } }: { cart: Cart }) {
  const revalidator = useRevalidator()
  if (!isDivisible(data.detail, currentSite().settings.isSeveralShippingsAllowed)) return null
  const gather = async () => {
    if (await performed(() => changeCart(resetShippings))) await revalidator.revalidate()
  }
  return (
    <div className={styles.several}>
      <LinkButton href="/cart/shipping-add?another=1" icon="plus">
        別の住所にも届ける
      </LinkButton>
      {data.detail.shippings.length > 1 && (
        <Button variant="quiet" onClick={() => void gather()}>
          お届け先を一つにまとめる
        </Button>
      )}
    </div>
  )
}
