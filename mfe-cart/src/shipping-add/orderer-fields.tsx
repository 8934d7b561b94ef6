import {
  CheckboxField,
  DateField,
  EmailField,
  PersonNameFields,
  PostalAddressFields,
  TelField,
} from '@storefront/forms'
import { currentSite } from '@storefront/site'

/** Who orders: names, mail, address, phone; with alcohol also the date of birth. */
export function OrdererFields({
  hasAlcohol,
  hasNewsletter,
}: {
  hasAlcohol: boolean
  hasNewsletter: boolean
}) {
  return (
    <>
      <PersonNameFields
        prefix="orderer."
        section="billing"
        isKanaOptional={currentSite().settings.isKanaOptional}
      />
      <EmailField
        name="orderer.email"
        label="メールアドレス"
        isRequired
        autoComplete="billing email"
        help="ご注文の確認メールをお送りします。"
      />
      <PostalAddressFields prefix="orderer." section="billing" />
      <TelField name="orderer.phone_number" label="電話番号" isRequired autoComplete="billing tel" />
      {hasAlcohol && (
        <DateField
          name="orderer.birthday"
          label="生年月日"
          isRequired
          isBirthday
          help="酒類をご注文のため、20歳以上であることを確認いたします。"
        />
      )}
      {hasNewsletter && (
        <CheckboxField
          name="orderer.is_receive_newsletter"
          label={`${currentSite().name}からのお知らせメールを受け取る`}
          note="いつでも配信を停止できます。"
        />
      )}
    </>
  )
}
