import type { Cart } from '@storefront/contracts'
import { Panel } from '@storefront/ui'
import { openNotes } from './cart-defaults.rules'
import { defaultsNotes } from './cart-defaults.state'

/** What was chosen last time and cannot be had again: the member chooses anew. */
export function DefaultsNotes({ cart }: { cart: Cart }) {
  const notes = openNotes(defaultsNotes.use(), cart)
  return notes.map(({ code, message }) => (
    <Panel key={code} tone="caution" isAnnounced>
      {message}
    </Panel>
  ))
}
