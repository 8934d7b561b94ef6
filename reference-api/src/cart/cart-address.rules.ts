import type { CartAddressInput, CartOrdererInput } from '@storefront/contracts'
import { checkDateBirth, checkEmail, checkMaxLength, checkRequired, foldKana, foldToFullWidth, foldToPlainDigits, foldWidth, toTokyoDay } from '@storefront/locale-ja'
import { problemsOf, type FieldCheck } from '../field-check.rules'
import { personChecks, placeChecks, type KanaTerms } from '../person-check.rules'
import type { FieldErrors } from '../rejection'

const ordererChecks = {
  ...placeChecks({ isRequired: true }),
  email: ['メールアドレス', checkRequired, checkMaxLength(254), checkEmail],
  birthday: ['生年月日', checkDateBirth],
} satisfies Record<string, FieldCheck>

const place = <T extends { postal_code: string; phone_number: string; address1: string; address2?: string | null; city: string }>(
  input: T,
) => ({
  postal_code: foldToPlainDigits(input.postal_code),
  phone_number: foldToPlainDigits(input.phone_number),
  city: input.city.trim(),
  address1: input.address1.trim(),
  address2: input.address2?.trim() || null,
})

/** Widths, kana and dashes as the shop stores them. */
export function foldAddress(input: CartAddressInput) {
  return {
    ...input,
    shipping_last_name: foldToFullWidth(input.shipping_last_name.trim()),
    shipping_first_name: foldToFullWidth(input.shipping_first_name.trim()),
    shipping_last_name_kana: foldKana(input.shipping_last_name_kana.trim()),
    shipping_first_name_kana: foldKana(input.shipping_first_name_kana.trim()),
    ...place(input),
    cell_phone_number: input.cell_phone_number ? foldToPlainDigits(input.cell_phone_number) : null,
  }
}

export function foldOrderer(input: CartOrdererInput) {
  return {
    ...input,
    last_name: foldToFullWidth(input.last_name.trim()),
    first_name: foldToFullWidth(input.first_name.trim()),
    last_name_kana: foldKana(input.last_name_kana.trim()),
    first_name_kana: foldKana(input.first_name_kana.trim()),
    email: foldWidth(input.email.trim()),
    ...place(input),
    birthday: input.birthday ?? null,
    is_receive_newsletter: input.is_receive_newsletter ?? false,
  }
}

/** Messages by field for an address that is already folded; empty when all is well. */
export const addressProblems = (address: CartAddressInput, terms: KanaTerms): FieldErrors =>
  problemsOf(address, { ...personChecks('shipping_', terms), ...placeChecks({ isRequired: true }) })

export const ordererProblems = (orderer: CartOrdererInput, terms: KanaTerms): FieldErrors => problemsOf(orderer, { ...personChecks('', terms), ...ordererChecks })

/** Old enough for alcohol on this day in Tokyo. */
export function isOfAge(birthday: string, now: Date): boolean {
  return `${Number(birthday.slice(0, 4)) + 20}${birthday.slice(4)}` <= toTokyoDay(now)
}
