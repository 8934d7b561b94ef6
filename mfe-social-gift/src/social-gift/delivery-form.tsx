import { Form, RadioField, SelectField, SubmitButton } from '@storefront/forms'
import type { PostedForm } from '@storefront/http'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { ReactNode } from 'react'
import type { GiftDelivery } from '../gift/gift-draft.state'

type DeliveryFormProps = {
  days: readonly string[]
  timezones: readonly { key: string; name: string }[]
  initialValues: GiftDelivery
  posted?: PostedForm
  onSubmit: (delivery: GiftDelivery) => Promise<void>
  children?: ReactNode
}

/** Form for the delivery date and time slot, limited to those available for the destination. */
export function DeliveryForm({ days, timezones, children, ...form }: DeliveryFormProps) {
  return (
    <Form<GiftDelivery> {...form} keepDirtyOnReinitialize label="お届け日時の選択">
      <SelectField
        name="delivery_at"
        label="お届け希望日"
        placeholder="指定なし（最短でお届け）"
        choices={days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
        help="お届け先までの日数をもとに、お選びいただける日を表示しています。"
      />
      <RadioField
        name="delivery_timezone"
        label="お届け時間帯"
        choices={[
          { value: '', label: '指定なし' },
          ...timezones.map(({ key, name }) => ({ value: key, label: name })),
        ]}
      />
      <SubmitButton isWide size="lg">
        確認へ進む
      </SubmitButton>
      {children}
    </Form>
  )
}
