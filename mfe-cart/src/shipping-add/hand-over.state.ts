import { addressOfOrderer } from '../shipping/address/complete-address.rules'
import { draftOf } from '../checkout/form-draft.state'
import { type ShippingValues } from './shipping-add.rules'

type Typed = Partial<ShippingValues>

const recipientIn = ({ receiver, orderer, recipient }: Typed) =>
  receiver === 'other' ? recipient : orderer && addressOfOrderer(orderer)

/** Whether a guest has begun to type where the goods go. */
export function isAddressBegun(typed: Typed): boolean {
  const { postal_code, city, address1 } = recipientIn(typed) ?? {}
  return typed.receiver !== 'gift' && Boolean(postal_code || city || address1)
}

/** A guest signs in midway: the member's screens begin with what was typed. */
export function handOverToMember(typed: Typed): void {
  if (typed.orderer) draftOf('shipping-orderer').save({ orderer: typed.orderer })
  if (typed.receiver === 'gift') draftOf('shipping-select').save({ choice: 'gift', gift: typed.gift })
  const recipient = recipientIn(typed)
  // A name alone waits too, for who adds a destination later.
  if (typed.receiver !== 'gift' && Object.values(recipient ?? {}).some(Boolean))
    draftOf('shipping-address').save({ recipient, isSaved: true })
}
