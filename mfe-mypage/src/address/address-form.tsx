import type { UserAddress, UserAddressInput } from '@storefront/contracts'
import { AddressFields, Form, SubmitButton, TelField, TextField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { Card, LinkButton } from '@storefront/ui'
import { PrivacyNote } from '../privacy-note'
import { inputOfAddress } from './address.rules'
import styles from './address.module.css'

type AddressFormProps = { label: string; address?: UserAddress; onSave: (input: UserAddressInput) => Promise<void> }

/** One entry of the address book. */
export function AddressForm({ label, address, onSave }: AddressFormProps) {
  return (
    <Card>
      <Form<UserAddressInput> label={label} initialValues={address && inputOfAddress(address)} onSubmit={onSave}>
        <TextField
          name="address_name"
          label="お届け先の名称"
          rules={[checkMaxLength(40)]}
          placeholder="実家"
          help="ご自身の目印です。お届け先には印字されません。"
        />
        <AddressFields section="shipping" />
        <TelField name="cell_phone_number" label="携帯電話番号" autoComplete="off" />
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
