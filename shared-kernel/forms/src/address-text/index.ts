export { AddressText } from './address-text'
export { readPostedText, toPostedText } from './posted-text'
export type { PastedDraft } from './use-readings'
