import type { Accessory, CartProduct, GiftRule, ShippingLeadtime } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Card, Disclosure, LinkButton, NameText } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import { withBack } from '../defaults/cart-defaults.rules'
import { packApart } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { placesStep } from '../shipping/shipping.rules'
import { PackingAdvices } from './packing-advices'
import { PackingAccessories } from './gift/packing-accessories'
import { PackingLine } from './packing-line'
import { PressButton } from '../posted/press-button'
import { ParcelDelivery } from './parcel-delivery'
import { encodePress } from '../posted/press.rules'
import { copyToAllPackings, packInto } from './shipping-detail.api'
import { goneWish, otherPacking, packingTitle, type ShippedPacking } from './shipping-detail.rules'
import { useKeptFocus } from './use-kept-focus'
import styles from './shipping-detail.module.css'

type PackingCardProps = {
  shippedPacking: ShippedPacking
  shippedPackings: readonly ShippedPacking[]
  products: readonly CartProduct[]
  leadtime: ShippingLeadtime | undefined
  accessories: Record<string, Accessory[]>
  rules: readonly GiftRule[]
}

/** If there are more parcels, they are collapsed, so that a hundred of them stay readable and render fast. */
const openPackingsMax = 6

export function PackingCard(props: PackingCardProps) {
  const { shippedPacking, shippedPackings } = props
  const [search] = useSearchParams()
  const shippings = shippedPackings.map(({ shipping }) => shipping)
  const places = withBack(placesStep({ shippings }), search)
  const title = packingTitle(shippedPacking, shippedPackings)
  if (shippedPackings.length > openPackingsMax) return <FoldedPacking title={title} {...props} />
  return (
    <Card title={title} isGroup action={<a href={stepPath(places)}>お届け先を変更する</a>}>
      <PackingBody {...props} />
    </Card>
  )
}

/** A collapsed parcel. Its fields render only when it is opened, but the form submits their values anyway. */
function FoldedPacking({ title, ...props }: PackingCardProps & { title: string }) {
  const { packing } = props.shippedPacking
  const { key } = packing
  const [search] = useSearchParams()
  // Open the parcel if its choice is no longer available, because the shopper must choose again in it.
  const isGone = props.leadtime !== undefined && goneWish(packing, props.leadtime) !== undefined
  const isMeant = search.get('packing') === key || isGone
  const [isOpened, setIsOpened] = useState(isMeant)
  const goods = props.shippedPacking.packing.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Disclosure
      level="h2"
      summary={`${title}　${goods}点`}
      isInitiallyOpen={isMeant}
      onOpen={() => setIsOpened(true)}
    >
      {isOpened ? (
        // Each parcel has fields with the same names.
        <div role="group" aria-label={title}>
          <PackingBody {...props} />
        </div>
      ) : (
        <noscript>
          <LinkButton
            href={stepPath(withBack(`/cart/shipping-detail?packing=${encodeURIComponent(key)}`, search))}
            size="sm"
          >
            この荷物を指定する
          </LinkButton>
        </noscript>
      )}
    </Disclosure>
  )
}

function PackingBody(props: PackingCardProps) {
  const { shippedPacking, shippedPackings, products, leadtime, accessories, rules } = props
  const { shipping, packing } = shippedPacking
  const { revalidate } = useRevalidator()
  const other = otherPacking(shippedPacking, shippedPackings)
  const lines = products.filter(({ key }) => packing.products.some((packed) => packed.key === key))
  const place = useKeptFocus<HTMLUListElement>(lines.map(({ key }) => key).join())

  async function moveLine(lineKey: string, into: string | null) {
    const change = into === null ? packApart(shipping.key, lineKey) : packInto(into, lineKey)
    if (await runCommand(() => changeCart(change))) await revalidate()
  }

  return (
    <>
      <p className={styles.address}>
        <NameText>{shipping.full_address}</NameText>
      </p>
      {leadtime && <ParcelDelivery packing={packing} leadtime={leadtime} />}
      <PackingAccessories packingKey={packing.key} lines={lines} accessories={accessories} />
      <PackingAdvices packing={packing} lines={lines} rules={rules} />
      <CopyToAll packingKey={packing.key} lines={lines} others={shippedPackings.length - 1} />
      <ul ref={place} tabIndex={-1} className={styles.lines} aria-label="この荷物の商品">
        {lines.map((line) => (
          <PackingLine
            key={line.key}
            line={line}
            companions={lines}
            accessories={lines.length > 1 ? (accessories[line.product_info.key] ?? []) : []}
            move={
              other && {
                label: other.into === null ? '別の荷物に分ける' : 'ほかの商品とまとめる',
                press:
                  other.into === null
                    ? encodePress('part', shipping.key, line.key)
                    : encodePress('join', other.into, line.key),
                perform: () => void moveLine(line.key, other.into),
              }
            }
          />
        ))}
      </ul>
    </>
  )
}

type CopyToAllProps = { packingKey: string; lines: readonly CartProduct[]; others: number }

function CopyToAll({ packingKey, lines, others }: CopyToAllProps) {
  const [isPending, setIsPending] = useState(false)
  const isDressed = lines.some(({ accessories }) => accessories.length > 0)
  if (!isDressed || others === 0) return null

  async function copy() {
    setIsPending(true)
    const isDone = await runCommand(() => changeCart(copyToAllPackings(packingKey)))
    setIsPending(false)
    const message = `ラッピング・のしを、ほかの${others}件にもコピーしました。`
    if (isDone) publish('toast.raised', { type: 'positive', message })
  }

  return (
    <p className={styles.copy}>
      <PressButton
        press={encodePress('copy', packingKey)}
        size="sm"
        icon="gift"
        isPending={isPending}
        onPress={() => void copy()}
      >
        {`このラッピング・のしを、ほかの${others}件にもコピーする`}
      </PressButton>
    </p>
  )
}
