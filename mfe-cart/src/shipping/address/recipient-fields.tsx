import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'

/** Where it is shipped to, as the shop's own form asks. */
export function RecipientFields({ layout }: { layout: FormLayout }) {
  return <ServerFields layout={{ ...layout, prefix: 'recipient.' }} section="shipping" />
}
