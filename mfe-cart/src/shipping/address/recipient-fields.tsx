import type { CartAddressInput, FormLayout } from '@storefront/contracts'
import { ServerFields, withKanaAsKnown } from '@storefront/forms'
import { lookUpPlace } from '../../order-view/totals/postal-area.state'

type RecipientFieldsProps = {
  layout: FormLayout
  /** The recipient before the edit. */
  known?: CartAddressInput | undefined
}

export function RecipientFields({ layout, known }: RecipientFieldsProps) {
  return (
    <ServerFields
      layout={{ ...withKanaAsKnown(layout, known), prefix: 'recipient.' }}
      lookup={lookUpPlace}
      section="shipping"
    />
  )
}
