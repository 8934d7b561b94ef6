import type { Accessory, CartProduct, ShippingLeadtime } from '@storefront/contracts'
import { SelectField } from '@storefront/forms'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Card } from '@storefront/ui'
import { useRevalidator } from 'react-router-dom'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { PackingAccessories } from './gift/packing-accessories'
import { PackingLine } from './packing-line'
import { packApart, packInto } from './shipping-detail.api'
import { dayChoices, fieldOf, otherPacking, packingTitle, type ShippedPacking } from './shipping-detail.rules'
import styles from './shipping-detail.module.css'

type PackingCardProps = {
  shippedPacking: ShippedPacking
  shippedPackings: readonly ShippedPacking[]
  products: readonly CartProduct[]
  leadtime: ShippingLeadtime | undefined
  accessories: Record<string, Accessory[]>
}

/** One parcel: where it goes, when, and what is in it. */
export function PackingCard({
  shippedPacking,
  shippedPackings,
  products,
  leadtime,
  accessories,
}: PackingCardProps) {
  const { shipping, packing } = shippedPacking
  const { revalidate } = useRevalidator()
  const other = otherPacking(shippedPacking, shippedPackings)
  const lines = products.filter(({ key }) => packing.products.some((packed) => packed.key === key))

  /** Its parcels' days are asked for again. */
  async function moveLine(lineKey: string, into: string | null) {
    const change = into === null ? packApart(shipping.key, lineKey) : packInto(into, lineKey)
    if (await runCommand(() => changeCart(change))) await revalidate()
  }

  return (
    <Card
      title={packingTitle(shippedPacking, shippedPackings)}
      action={<a href="/cart/shipping-select">お届け先を変更する</a>}
    >
      <p className={styles.address}>{shipping.full_address}</p>
      {leadtime && <Delivery packingKey={packing.key} leadtime={leadtime} />}
      <PackingAccessories packingKey={packing.key} lines={lines} accessories={accessories} />
      <ul className={styles.lines} aria-label="この荷物の商品">
        {lines.map((line) => (
          <PackingLine
            key={line.key}
            line={line}
            companions={lines}
            accessories={lines.length > 1 ? (accessories[line.product_info.key] ?? []) : []}
            move={
              other && {
                label: other.into === null ? '別の荷物に分ける' : 'ほかの商品とまとめる',
                perform: () => void moveLine(line.key, other.into),
              }
            }
          />
        ))}
      </ul>
    </Card>
  )
}

function Delivery({ packingKey, leadtime }: { packingKey: string; leadtime: ShippingLeadtime }) {
  return (
    <div className={styles.choices}>
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
