import type { FormLayout } from '@storefront/contracts'
import { ServerFields } from '@storefront/forms'

/** The delivery address in the shop's own form. */
export function RecipientFields({ layout }: { layout: FormLayout }) {
  return <ServerFields layout={{ ...layout, prefix: 'recipient.' }} section="shipping" />
}
