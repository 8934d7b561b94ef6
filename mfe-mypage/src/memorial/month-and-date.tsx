import type { FormLayout } from '@storefront/contracts'
import { SelectField } from '@storefront/forms'
import { explainWrongDay } from '@storefront/locale-ja'
import { FieldGroup } from '@storefront/ui'
import { useField } from 'react-final-form'
import styles from './memorial.module.css'

/** Renders month and date next to each other. Rejects 30 February but accepts 29 February. */
export function MonthAndDate({ layout }: { layout: FormLayout }) {
  const month = useField<string>('month', { subscription: { value: true } }).input.value
  const date = useField<string>('date', { subscription: { value: true } }).input.value
  const listChoices = (name: string) =>
    (layout.options[name] ?? []).map(({ value, label }) => ({ value: String(value), label }))
  return (
    <FieldGroup
      legend="日付"
      help={
        month === '2' && date === '29'
          ? 'うるう年でない年は、2月28日の記念日としてお知らせします。'
          : undefined
      }
    >
      <div className={styles.dateParts}>
        <SelectField name="month" label="月" isRequired choices={listChoices('month')} placeholder="月" />
        <SelectField
          name="date"
          label="日"
          isRequired
          choices={listChoices('date')}
          placeholder="日"
          rules={[(value) => (month === '' ? undefined : explainWrongDay(Number(month), Number(value)))]}
        />
      </div>
    </FieldGroup>
  )
}
