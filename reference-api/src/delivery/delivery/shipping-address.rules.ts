import type { CartAddressInput, CartOrdererInput } from '@storefront/contracts'
import { checkDateBirth } from '@storefront/locale-ja'
import { validateFields, type FieldCheck } from '../../platform/http/field-check.rules'
import {
  emailCheck,
  personChecks,
  placeChecks,
  type KanaTerms,
} from '../../platform/person/person-check.rules'
import {
  normaliseEmail,
  normaliseName,
  normaliseNameKana,
  normalisePlace,
} from '../../platform/person/person-normalise.rules'
import { postalProblems } from '../postal-code/postal-code.rules'
import type { FieldErrors } from '../../platform/http/rejection'

const ordererChecks = {
  ...placeChecks({ isRequired: true }),
  email: emailCheck,
  birthday: ['生年月日', checkDateBirth],
} satisfies Record<string, FieldCheck>

export function normaliseCartAddress(input: CartAddressInput) {
  const { cell_phone_number, ...place } = normalisePlace(input)
  return {
    ...input,
    shipping_last_name: normaliseName(input.shipping_last_name),
    shipping_first_name: normaliseName(input.shipping_first_name),
    shipping_last_name_kana: normaliseNameKana(input.shipping_last_name_kana),
    shipping_first_name_kana: normaliseNameKana(input.shipping_first_name_kana),
    ...place,
    address2: place.address2 || null,
    cell_phone_number: cell_phone_number || null,
  }
}

export function normaliseOrderer(input: CartOrdererInput) {
  const { cell_phone_number: _none, ...place } = normalisePlace(input)
  return {
    ...input,
    last_name: normaliseName(input.last_name),
    first_name: normaliseName(input.first_name),
    last_name_kana: normaliseNameKana(input.last_name_kana),
    first_name_kana: normaliseNameKana(input.first_name_kana),
    email: normaliseEmail(input.email),
    ...place,
    address2: place.address2 || null,
    birthday: input.birthday ?? null,
    is_receive_newsletter: input.is_receive_newsletter ?? false,
  }
}

/** Returns messages by field for a normalised address. Empty if the address is valid. */
export const addressProblems = (address: CartAddressInput, terms: KanaTerms): FieldErrors => ({
  ...postalProblems(address),
  ...validateFields(address, { ...personChecks('shipping_', terms), ...placeChecks({ isRequired: true }) }),
})

export const ordererProblems = (orderer: CartOrdererInput, terms: KanaTerms): FieldErrors => ({
  ...postalProblems(orderer),
  ...validateFields(orderer, { ...personChecks('', terms), ...ordererChecks }),
})
