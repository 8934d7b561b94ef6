import type { Accessory, CartProduct, ShippingLeadtime } from '@storefront/contracts'
import { SelectField } from '@storefront/forms'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Card } from '@storefront/ui'
import { useRevalidator } from 'react-router-dom'
import { runCommand } from '../cart.error-reactions'
import { changeCart } from '../cart.state'
import { ParcelDress } from './parcel-dress'
import { ParcelLine } from './parcel-line'
import { packApart, packInto } from './shipping-detail.api'
import { dayChoices, fieldOf, otherParcel, parcelTitle, type Parcel } from './shipping-detail.rules'
import styles from './shipping-detail.module.css'

type ParcelCardProps = {
  parcel: Parcel
  parcels: readonly Parcel[]
  products: readonly CartProduct[]
  leadtime: ShippingLeadtime | undefined
  accessories: Record<string, Accessory[]>
}

/** One parcel: where it goes, when, and what is in it. */
export function ParcelCard({ parcel, parcels, products, leadtime, accessories }: ParcelCardProps) {
  const { shipping, packing } = parcel
  const { revalidate } = useRevalidator()
  const other = otherParcel(parcel, parcels)
  const lines = products.filter(({ key }) => packing.products.some((packed) => packed.key === key))

  /** Its parcels' days are asked for again. */
  async function moveLine(lineKey: string, into: string | null) {
    const change = into === null ? packApart(shipping.key, lineKey) : packInto(into, lineKey)
    if (await runCommand(() => changeCart(change))) await revalidate()
  }

  return (
    <Card
      title={parcelTitle(parcel, parcels)}
      action={<a href="/cart/shipping-select">お届け先を変更する</a>}
    >
      <p className={styles.address}>{shipping.full_address}</p>
      {leadtime && <Delivery packingKey={packing.key} leadtime={leadtime} />}
      <ParcelDress packingKey={packing.key} lines={lines} accessories={accessories} />
      <ul className={styles.lines} aria-label="この荷物の商品">
        {lines.map((line) => (
          <ParcelLine
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
