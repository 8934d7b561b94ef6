import { array, boolean, object, optional, record, size, string, type, type Infer } from 'superstruct'
import { destinationsMax } from './cart-distribution'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { longText } from './wire'

/** A recipient that was read from a text. */
export const RecipientReading = type({
  /** Parts that the text doesn't give are empty. */
  address: CartAddressInput,
  /** Fields of the address that a careful reader would ask about, e.g. a name without a space. */
  unsure: array(string()),
  /** Messages by field of the address, e.g. for a missing postal code. */
  problems: record(string(), array(string())),
  /** The part of the text that the recipient was read from. */
  source: string(),
  /**
   * True if the signed-in member's address book has the recipient at this place, and with this phone number
   * if one is given.
   */
  is_known: optional(boolean()),
})
export type RecipientReading = Infer<typeof RecipientReading>

/**
 * Reads the recipients of a pasted text: rows of a spreadsheet, an address book's CSV, a message or a
 * signature. Stores nothing. 422 `address_text.refused` with an error at `text` if it names nobody or more
 * than {@link destinationsMax} recipients.
 */
export const readAddressText = endpoint({
  method: 'POST',
  path: '/v1/addresses/read',
  access: 'any',
  beyondSpec: 'ADR 0114',
  body: object({ text: longText(100_000) }),
  response: type({ data: array(RecipientReading) }),
})

/** Normalises and validates the addresses that a shopper has completed. Stores nothing. */
export const checkAddresses = endpoint({
  method: 'POST',
  path: '/v1/addresses/check',
  access: 'any',
  beyondSpec: 'ADR 0114',
  body: object({ addresses: size(array(CartAddressInput), 1, destinationsMax) }),
  response: type({ data: array(RecipientReading) }),
})
