import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'

export function RecipientFields({ layout }: { layout: FormLayout }) {
  return <ServerFields layout={{ ...layout, prefix: 'recipient.' }} section="shipping" />
}
