import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'

/**
 * Who orders, as the shop's own form asks: the date of birth with alcohol alone, the newsletter where nobody
 * has chosen yet.
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
