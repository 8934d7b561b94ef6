import type { CartPacking, ShippingLeadtime } from '@storefront/contracts'
import { SelectField } from '@storefront/forms'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import {
  dayChoices,
  goneWish,
  prepaymentHint,
  prepaymentNote,
  toFieldPath,
  type DetailValues,
} from './shipping-detail.rules'
import styles from './shipping-detail.module.css'

type ParcelDeliveryProps = { packing: CartPacking; leadtime: ShippingLeadtime }

/** Lets the shopper choose a parcel's day and time slot. */
export function ParcelDelivery({ packing, leadtime }: ParcelDeliveryProps) {
  const { values } = useFormState<Partial<DetailValues>>({ subscription: { values: true } })
  const day = values.packings?.[packing.key]?.day
  const lostDay = useLostDay(toFieldPath(packing.key, 'day'), day, leadtime)
  const gone = goneWish({ ...packing, delivery_at: lostDay ?? packing.delivery_at }, leadtime)
  const note = prepaymentNote(day, leadtime)
  return (
    <>
      {gone && <Panel tone="caution">{gone}</Panel>}
      <div className={styles.choices}>
        <div>
          <SelectField
            name={toFieldPath(packing.key, 'day')}
            label="お届け希望日"
            placeholder="指定なし（最短でお届け）"
            choices={dayChoices(leadtime.days)}
            help={[
              `最短のお届けは${formatDayWithWeekday(leadtime.first_day)}です。`,
              ...(leadtime.notes ?? []),
              ...(note ? [] : prepaymentHint(leadtime)),
            ].join('')}
          />
          <p className={styles.prepayment} role="status">
            {note}
          </p>
        </div>
        <SelectField
          name={toFieldPath(packing.key, 'slot')}
          label="お届け時間帯"
          placeholder="指定なし"
          choices={leadtime.timezones.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </div>
    </>
  )
}

/** Takes back a day that is no longer possible, e.g. with a printed name, and returns it for the notice. */
function useLostDay(path: string, day: string | undefined, { days }: ShippingLeadtime): string | undefined {
  const { change } = useForm()
  const [lostDay, setLostDay] = useState<string>()
  const isLost = day !== undefined && day !== '' && !days.includes(day)
  if (isLost && lostDay !== day) setLostDay(day)
  useEffect(() => {
    if (isLost) change(path, '')
  }, [isLost, path, change])
  return day ? undefined : lostDay
}
