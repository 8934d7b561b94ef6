import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'

/**
 * The orderer in the shop's own form: asks for the date of birth only with alcohol, for the newsletter only
 * without an earlier choice.
 */
export function OrdererFields({
  layout,
  hasAlcohol,
  hasNewsletter,
}: {
  layout: FormLayout
  hasAlcohol: boolean
  hasNewsletter: boolean
}) {
  const form = layout.form
    .filter(
      ({ name }) =>
        (hasAlcohol || name !== 'birthday') && (hasNewsletter || name !== 'is_receive_newsletter'),
    )
    .map((field) => (field.name === 'birthday' ? { ...field, is_required: true } : field))
  return <ServerFields layout={{ ...layout, form, prefix: 'orderer.' }} section="billing" />
}
