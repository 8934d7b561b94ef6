import type { CartAddressInput, FormLayout } from '@storefront/contracts'
import { ServerFields, withKanaAsKnown } from '@storefront/forms'

type RecipientFieldsProps = {
  layout: FormLayout
  /** The recipient before the edit. */
  known?: CartAddressInput | undefined
}

export function RecipientFields({ layout, known }: RecipientFieldsProps) {
  return (
    <ServerFields layout={{ ...withKanaAsKnown(layout, known), prefix: 'recipient.' }} section="shipping" />
  )
}
