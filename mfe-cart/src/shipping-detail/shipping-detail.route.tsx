import { modifyCartOther, type Accessory, type Cart, type ShippingLeadtime } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, SelectField, SubmitButton, TextareaField } from '@storefront/forms'
import { call } from '@storefront/http'
import { checkMaxLength, formatDayWithWeekday } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Button, Card, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { redirect, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import { resetShippings } from '../cart.api'
import { recordCart } from '../cart-analytics.rules'
import { performed, reactToCartError, submitted } from '../cart.error-reactions'
import { changeCart, whenReady } from '../cart.state'
import { CheckoutScreen } from '../checkout-screen'
import { openCheckout } from '../open-cart'
import { isDivisible } from '../receiver.rules'
import { ParcelLine } from './parcel-line'
import { fetchAccessories, fetchLeadtimes, wishDelivery } from './shipping-detail.api'
import { dayChoices, fieldOf, initialDetail, isSameWish, parcelsOf, wishOf, type DetailValues } from './shipping-detail.rules'
import styles from './shipping-detail.module.css'

const noteMaxLength = 500

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout()
  if (!opened.cart) return { ...opened, leadtimes: null, accessories: {} }
  const { token, data } = opened.cart
  if (data.detail.social_gift) throw redirect('/cart/payment')
  if (data.detail.shippings.length === 0) throw redirect('/cart/shipping-select')
  const [leadtimes, accessories] = await Promise.all([
    fetchLeadtimes(token, request.signal).catch(mended),
    fetchAccessories(
      data.detail.products.map(({ product_info }) => product_info.key),
      request.signal,
    ),
  ])
  return { ...opened, leadtimes, accessories }
}

/** An address that went missing is reset once (§8); what cannot be mended ends at the cart. */
async function mended(error: unknown): Promise<never> {
  const isTold = typeof document !== 'undefined' && (await reactToCartError(error))
  throw isTold ? redirect('/cart/shipping-select') : error
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

type ParcelsProps = { cart: Cart; leadtimes: readonly ShippingLeadtime[]; accessories: Record<string, Accessory[]> }

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
      if (isNoteChanged) await changeCart(async (token) => (await call(modifyCartOther, { body: { token, note: note || null } })).data)
    })
    if (!isDone) return
    publish('analytics.recorded', recordCart('add_shipping_info', await whenReady()))
    await navigate('/cart/payment')
  }

  return (
    <Form<DetailValues>
      key={parcels.map(({ packing }) => packing.key).join()}
      label="お届け日時・ギフトの指定"
      initialValues={initialValues}
      onSubmit={save}
    >
      {parcels.map(({ shipping, packing }, index) => (
        <Card
          key={packing.key}
          title={parcels.length > 1 ? `お届け先${index + 1}：${shipping.shipping_name ?? ''} さま` : `${shipping.shipping_name ?? ''} さま`}
          action={<a href="/cart/shipping-select">お届け先を変更する</a>}
        >
          <p className={styles.address}>{shipping.full_address}</p>
          <Delivery packingKey={packing.key} leadtime={leadtimes.find(({ packing_key }) => packing_key === packing.key)} />
          <ul className={styles.lines} aria-label="この荷物の商品">
            {packing.products.map(({ key }) => {
              const line = cart.data.detail.products.find((product) => product.key === key)
              return line && <ParcelLine key={key} line={line} accessories={accessories[line.product_info.key] ?? []} />
            })}
          </ul>
        </Card>
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
      <SubmitButton size="lg" isWide>
        お支払いへ進む
      </SubmitButton>
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

function Delivery({ packingKey, leadtime }: { packingKey: string; leadtime: ShippingLeadtime | undefined }) {
  if (!leadtime) return null
  return (
    <div className={styles.wishes}>
      <SelectField
        name={fieldOf(packingKey, 'day')}
        label="お届け希望日"
        placeholder="指定なし（最短でお届け）"
        choices={dayChoices(leadtime.days)}
        help={`最短のお届けは${formatDayWithWeekday(leadtime.first_day)}です。`}
      />
      <SelectField
        name={fieldOf(packingKey, 'slot')}
        label="お届け時間帯"
        placeholder="指定なし"
        choices={leadtime.timezones.map(({ key, name }) => ({ value: key, label: name }))}
      />
    </div>
  )
}
