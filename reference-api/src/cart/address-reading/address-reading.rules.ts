import {
  cartAddressFields,
  destinationsMax,
  type CartAddressInput,
  type RecipientReading,
} from '@storefront/contracts'
import type { CartFormTerms } from '../../page-form/form-check.rules'
import { Rejection } from '../../platform/http/rejection'
import { normaliseCartAddress } from '../../delivery/delivery/shipping-address.rules'
import { destinationProblems } from '../../page-form/destination-check.rules'
import {
  parseAddressText,
  type ParsedAddress,
  type ParsedField,
} from '../../delivery/address-text/parse-address-text.rules'

type AddressField = (typeof cartAddressFields)[number]

/** A parcel's label has no line for the company. It follows the building. */
const addressFieldOf: Record<ParsedField, AddressField> = {
  last_name: 'shipping_last_name',
  first_name: 'shipping_first_name',
  last_name_kana: 'shipping_last_name_kana',
  first_name_kana: 'shipping_first_name_kana',
  company: 'address2',
  postal_code: 'postal_code',
  prefecture: 'prefecture',
  city: 'city',
  address1: 'address1',
  address2: 'address2',
  phone_number: 'phone_number',
}

/** Reads the recipients of a text. Every problem of every recipient is reported, and nobody is left out. */
export function readRecipients(text: string, terms: CartFormTerms): RecipientReading[] {
  const parsed = parseAddressText(text, destinationsMax)
  if (parsed.length > destinationsMax)
    throw refused(`一度に読み取れるのは${destinationsMax}件までです。いくつかに分けて貼り付けてください。`)
  if (parsed.length === 0)
    throw refused(
      text.trim() === ''
        ? '住所録を貼り付けるか、ファイルを選択してください。'
        : 'お名前とご住所を読み取れませんでした。お名前・郵便番号・ご住所を含めて貼り付けてください。',
    )
  return parsed.map((one) => toReading(one, terms))
}

/** Validates a completed address like a read one. */
export function checkRecipient(input: CartAddressInput, terms: CartFormTerms): RecipientReading {
  const address = normaliseCartAddress(input)
  return { address, unsure: [], problems: destinationProblems(address, terms), source: '' }
}

function toReading(parsed: ParsedAddress, terms: CartFormTerms): RecipientReading {
  const unsure = new Set(parsed.unsure.map((field) => addressFieldOf[field]))
  return {
    ...checkRecipient(toAddress(parsed), terms),
    unsure: cartAddressFields.filter((field) => unsure.has(field)),
    source: parsed.source,
  }
}

const toAddress = ({ address2, company, unsure: _unsure, source: _source, ...parsed }: ParsedAddress) => ({
  shipping_last_name: parsed.last_name,
  shipping_first_name: parsed.first_name,
  shipping_last_name_kana: parsed.last_name_kana,
  shipping_first_name_kana: parsed.first_name_kana,
  postal_code: parsed.postal_code,
  prefecture: parsed.prefecture,
  city: parsed.city,
  address1: parsed.address1,
  address2: [address2, company].filter(Boolean).join(' '),
  phone_number: parsed.phone_number,
})

const refused = (words: string) => new Rejection(422, 'address_text.refused', words, { text: [words] })
