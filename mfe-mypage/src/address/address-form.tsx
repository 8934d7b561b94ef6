import type { FormLayout, UserAddress, UserAddressInput } from '@storefront/contracts'
import {
  Form,
  initialValuesOf,
  PrivacyNote,
  ServerFields,
  SubmitButton,
  withKanaAsKnown,
} from '@storefront/forms'
import { Card, LinkButton } from '@storefront/ui'
import { toAddressInput, type AddressValues } from './address.rules'
import styles from './address.module.css'

type AddressFormProps = {
  label: string
  layout: FormLayout
  address?: UserAddress
  onSave: (input: UserAddressInput) => Promise<void>
}

export function AddressForm({ label, layout, address, onSave }: AddressFormProps) {
  const first: AddressValues = { ...initialValuesOf(layout), ...address }
  return (
    <Card>
      <Form<AddressValues>
        label={label}
        initialValues={toAddressInput(first)}
        onSubmit={(values) => onSave(toAddressInput(values))}
      >
        <ServerFields layout={withKanaAsKnown(layout, address)} />
        <PrivacyNote />
        <div className={styles.actions}>
          <SubmitButton>保存する</SubmitButton>
          <LinkButton href="/mypage/address" variant="quiet">
            やめる
          </LinkButton>
        </div>
      </Form>
    </Card>
  )
}
