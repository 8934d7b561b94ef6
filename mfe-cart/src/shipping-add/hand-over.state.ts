import { addressOfOrderer } from '../shipping/address/complete-address.rules'
import { getDraft } from '../form-draft.state'
import { type ShippingValues } from './shipping-add.rules'

type Typed = Partial<ShippingValues>

const recipientIn = ({ receiver, orderer, recipient }: Typed) =>
  receiver === 'other' ? recipient : orderer && addressOfOrderer(orderer)

export function isAddressBegun(typed: Typed): boolean {
  const { postal_code, city, address1 } = recipientIn(typed) ?? {}
  return typed.receiver !== 'gift' && Boolean(postal_code || city || address1)
}

/** Saves a guest's input as drafts of the member screens, for a guest who signs in midway. */
export function handOverToMember(typed: Typed): void {
  if (typed.orderer) getDraft('shipping-orderer').save({ orderer: typed.orderer })
  if (typed.receiver === 'gift') getDraft('shipping-select').save({ choice: 'gift', gift: typed.gift })
  const recipient = recipientIn(typed)
  // Save even a name alone, because the member may add a destination later.
  if (typed.receiver !== 'gift' && Object.values(recipient ?? {}).some(Boolean))
    getDraft('shipping-address').save({ recipient, isSaved: true })
}
