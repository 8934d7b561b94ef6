import { array, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import type { Address } from './addresses'
import { behaviours, type Behaviour } from './wallet.rules'

const text = optional(nullable(string()))

/** Apple Pay sends each part of the name along with its reading. */
const Contact = type({
  familyName: text,
  givenName: text,
  phoneticFamilyName: text,
  phoneticGivenName: text,
})

/** The result of a browser payment sheet (W3C Payment Request). The wallet's own token is in `details`. */
export const SheetResponse = type({
  details: type({
    shippingContact: optional(nullable(Contact)),
    /** Outcome of the payment. Only the sandbox's sheets have this field. */
    behaviour: optional(enums(Object.keys(behaviours) as Behaviour[])),
    /** Amount in yen for which the wallet's token was issued. Absent if the token doesn't state an amount. */
    transactionAmount: optional(integer()),
  }),
  payerName: text,
  payerEmail: text,
  payerPhone: text,
  shippingAddress: type({
    recipient: text,
    postalCode: text,
    region: text,
    city: text,
    dependentLocality: text,
    addressLine: optional(nullable(array(string()))),
    phone: text,
  }),
})
export type SheetResponse = Infer<typeof SheetResponse>

const given = (part: string | null | undefined) => part?.trim() || undefined

/** Returns the outcome of the payment, and the maximum amount in yen that the wallet's token pays for. */
export const termsOfSheet = ({ details: { behaviour, transactionAmount } }: SheetResponse) => ({
  ...(behaviour === undefined ? {} : { behaviour }),
  ...(transactionAmount === undefined ? {} : { amount: transactionAmount }),
})

/**
 * Maps a sheet's name and address to the shop's fields. A missing value becomes empty. A field that the sheet
 * doesn't have becomes null.
 */
export function addressOfSheet(sheet: SheetResponse): Address {
  const { shippingAddress: place, details, payerName, payerEmail, payerPhone } = sheet
  const contact = details.shippingContact
  const [family = '', ...names] = (given(payerName) ?? given(place.recipient) ?? '').split(/[\s　]+/)
  const [address1 = '', ...rest] = (place.addressLine ?? []).map((line) => line.trim()).filter(Boolean)
  return {
    last_name: given(contact?.familyName) ?? family,
    first_name: given(contact?.givenName) ?? names.join(''),
    last_name_kana: given(contact?.phoneticFamilyName) ?? null,
    first_name_kana: given(contact?.phoneticGivenName) ?? null,
    email: payerEmail ?? '',
    postal_code: (place.postalCode ?? '').replace(/\D/g, ''),
    prefecture: place.region ?? '',
    city: `${place.city ?? ''}${place.dependentLocality ?? ''}`,
    address1,
    address2: rest.join(' ') || null,
    phone_number: given(payerPhone) ?? place.phone ?? '',
  }
}
