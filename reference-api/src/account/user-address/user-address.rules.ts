import { AddressDivision, type UserAddress, type UserAddressInput } from '@storefront/contracts'
import { checkMaxLength, formatPostalCode } from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import { personChecks, placeChecks, type KanaTerms } from '../../platform/person/person-check.rules'
import {
  normaliseName,
  normaliseNameKana,
  normalisePlace,
} from '../../platform/person/person-normalise.rules'
import { joinAddress } from '../../delivery/postal-code/joined-address.rules'
import { postalProblems } from '../../delivery/postal-code/postal-code.rules'
import { Rejection, type FieldErrors } from '../../platform/http/rejection'
import type { AddressValues, StoredAddress } from './user-address.table'

export const addressNotFound = () => new Rejection(404, 'user_address.not_found', 'お届け先が見つかりません')

export const addressLimitReached = (limit: number, kept: number) =>
  new Rejection(422, 'user_address.limit', `お届け先は${limit}件まで登録できます（現在${kept}件）`)

export function normaliseAddress(input: UserAddressInput): AddressValues & { shipping_name: string } {
  const { shipping_first_name, shipping_last_name, shipping_first_name_kana, shipping_last_name_kana } = input
  const [last, first] = [shipping_last_name, shipping_first_name].map(normaliseName)
  const [lastKana, firstKana] = [shipping_last_name_kana, shipping_first_name_kana].map(normaliseNameKana)
  return {
    shipping_last_name: last,
    shipping_first_name: first,
    shipping_last_name_kana: lastKana,
    shipping_first_name_kana: firstKana,
    shipping_name: `${last}　${first}`,
    shipping_kana: [lastKana, firstKana].filter(Boolean).join('　'),
    ...normalisePlace(input),
    prefecture: input.prefecture.trim(),
    address_name: (input.address_name ?? '').trim(),
  }
}

export const addressProblems = (address: AddressValues, terms: KanaTerms): FieldErrors => ({
  ...postalProblems(address),
  ...validateFields(address, {
    ...personChecks('shipping_', terms),
    ...placeChecks({ isRequired: true }),
    address_name: ['お届け先の名称', checkMaxLength(40)],
  }),
})

/**
 * Returns the profile fields that follow the member's own address (§4): name and kana. Postal code, address
 * and phone are read directly from the address.
 */
export function toProfile(address: StoredAddress) {
  return {
    last_name: address.shipping_last_name,
    first_name: address.shipping_first_name,
    last_name_kana: address.shipping_last_name_kana,
    first_name_kana: address.shipping_first_name_kana,
  }
}

/** True for an address that was accepted without kana, e.g. from a pasted address book. */
export const lacksKana = (address: StoredAddress | undefined) =>
  address !== undefined && (address.shipping_last_name_kana === '' || address.shipping_first_name_kana === '')

export const isOwn = ({ division_ct }: { division_ct: number }) => division_ct === AddressDivision.own

export function toUserAddress(stored: StoredAddress): UserAddress {
  const { user_account_id: _owner, created_at: _created, ...address } = stored
  const formatted_postal_code = formatPostalCode(address.postal_code)
  const combined_address = joinAddress(address)
  return {
    ...address,
    formatted_postal_code,
    combined_address,
    full_address: `〒${formatted_postal_code} ${combined_address}`,
  }
}
