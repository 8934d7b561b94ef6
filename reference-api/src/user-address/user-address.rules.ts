import { AddressDivision, type UserAddress, type UserAddressInput } from '@storefront/contracts'
import {
  checkFullWidth, checkKana, checkMaxLength, checkPhoneDigits, checkPostalDigits, checkRequired, foldKana, foldToFullWidth,
  foldToPlainDigits, formatPostalCode, prefectures,
} from '@storefront/locale-ja'
import { problemsOf } from '../field-check.rules'
import type { FieldErrors } from '../rejection'
import type { AddressValues, StoredAddress } from './user-address.sql'

const nameMax = checkMaxLength(40)
const lineMax = checkMaxLength(100)

const checks = {
  shipping_last_name: ['姓', checkRequired, checkFullWidth, nameMax],
  shipping_first_name: ['名', checkRequired, checkFullWidth, nameMax],
  shipping_last_name_kana: ['セイ', checkRequired, checkKana, nameMax],
  shipping_first_name_kana: ['メイ', checkRequired, checkKana, nameMax],
  postal_code: ['郵便番号', checkRequired, checkPostalDigits],
  prefecture: ['都道府県', checkRequired],
  city: ['市区町村', checkRequired, lineMax],
  address1: ['町名・番地', checkRequired, lineMax],
  address2: ['建物名・部屋番号', lineMax],
  phone_number: ['電話番号', checkRequired, checkPhoneDigits],
  cell_phone_number: ['携帯電話番号', checkPhoneDigits],
  address_name: ['お届け先の名称', nameMax],
} as const

/** One spelling of what was typed, as it is stored. */
export function normaliseAddress(input: UserAddressInput): AddressValues & { shipping_name: string } {
  const { shipping_first_name, shipping_last_name, shipping_first_name_kana, shipping_last_name_kana } = input
  const [last, first] = [shipping_last_name, shipping_first_name].map((name) => foldToFullWidth(name.trim()))
  const [lastKana, firstKana] = [shipping_last_name_kana, shipping_first_name_kana].map((name) => foldKana(name.trim()))
  return {
    shipping_last_name: last,
    shipping_first_name: first,
    shipping_last_name_kana: lastKana,
    shipping_first_name_kana: firstKana,
    shipping_name: `${last}　${first}`,
    shipping_kana: `${lastKana}　${firstKana}`,
    postal_code: foldToPlainDigits(input.postal_code),
    prefecture: input.prefecture.trim(),
    city: input.city.trim(),
    address1: input.address1.trim(),
    address2: (input.address2 ?? '').trim(),
    phone_number: foldToPlainDigits(input.phone_number),
    cell_phone_number: foldToPlainDigits(input.cell_phone_number ?? ''),
    address_name: (input.address_name ?? '').trim(),
  }
}

export function addressProblems(address: AddressValues): FieldErrors {
  const errors = problemsOf(address, checks)
  const isPrefecture = (prefectures as readonly string[]).includes(address.prefecture ?? '')
  return isPrefecture || errors['prefecture'] ? errors : { ...errors, prefecture: ['都道府県を選択してください'] }
}

/** The profile follows the member's own address (§4): name and kana; postal code, address and phone are read from it. */
export function profileOf(address: StoredAddress) {
  return {
    last_name: address.shipping_last_name,
    first_name: address.shipping_first_name,
    last_name_kana: address.shipping_last_name_kana,
    first_name_kana: address.shipping_first_name_kana,
  }
}

export const isOwn = ({ division_ct }: { division_ct: number }) => division_ct === AddressDivision.own

export function toUserAddress(stored: StoredAddress): UserAddress {
  const { user_account_id: _owner, created_at: _created, ...address } = stored
  const formatted_postal_code = formatPostalCode(address.postal_code)
  const combined_address = [address.prefecture, address.city, address.address1, address.address2].join('')
  return { ...address, formatted_postal_code, combined_address, full_address: `〒${formatted_postal_code} ${combined_address}` }
}
