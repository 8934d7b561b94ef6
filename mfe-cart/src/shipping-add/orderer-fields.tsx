import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'
import { lookUpPlace } from '../order-view/totals/postal-area.state'

/**
 * Shows the orderer's fields as the shop configures them. Asks for a date of birth only if the cart contains
 * alcohol, and about the newsletter only if no choice has been made yet.
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
    .map((field) =>
      field.name === 'birthday'
        ? { ...field, is_required: true, rules: [...(field.rules ?? []), 'adult'] }
        : field,
    )
  return (
    <ServerFields layout={{ ...layout, form, prefix: 'orderer.' }} lookup={lookUpPlace} section="billing" />
  )
}
