import {
  checkAddresses,
  readAddressText,
  type CartAddressInput,
  type RecipientReading,
} from '@storefront/contracts'
import { call } from '@storefront/http'

export async function readText(text: string): Promise<RecipientReading[]> {
  return (await call(readAddressText, { body: { text } })).data.data
}

/** Validates completed addresses, in their order. */
export async function checkCompleted(addresses: CartAddressInput[]): Promise<RecipientReading[]> {
  return (await call(checkAddresses, { body: { addresses } })).data.data
}
