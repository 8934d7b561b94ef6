import type { FormLayout } from '@storefront/contracts'
import { Form, initialValuesOf, PrivacyNote, ServerFields, SubmitButton } from '@storefront/forms'
import { Card, LinkButton } from '@storefront/ui'
import { toMemorialInput, type MemorialInput, type MemorialValues } from './memorial.rules'
import { MonthAndDate } from './month-and-date'
import styles from './memorial.module.css'

type MemorialFormProps = {
  label: string
  layout: FormLayout
  memorial?: MemorialValues
  onSave: (input: MemorialInput) => Promise<void>
}

export function MemorialForm({ label, layout, memorial, onSave }: MemorialFormProps) {
  const { division_ct, ...first } = initialValuesOf(layout)
  return (
    <Card>
      <Form<MemorialValues>
        label={label}
        initialValues={
          memorial ?? { ...first, division_ct: division_ct === undefined ? '' : String(division_ct) }
        }
        onSubmit={(values) => onSave(toMemorialInput(values))}
      >
        <ServerFields
          layout={layout}
          own={{ month: () => <MonthAndDate layout={layout} />, date: () => null }}
        />
        <PrivacyNote />
        <div className={styles.actions}>
          <SubmitButton>保存する</SubmitButton>
          <LinkButton href="/mypage/memorial" variant="quiet">
            やめる
          </LinkButton>
        </div>
      </Form>
    </Card>
  )
}
