import type { CartAddressInput, CartOrdererInput } from '@storefront/contracts'
import {
  checkDateBirth,
  checkEmail,
  checkFullWidth,
  checkKana,
  checkMaxLength,
  checkPhoneDigits,
  checkPost,
  checkRequired,
  checkTel,
  firstProblem,
  foldKana,
  foldToFullWidth,
  foldToPlainDigits,
  foldWidth,
  toTokyoDay,
  type FieldRule,
} from '@storefront/locale-ja'
import { isPrefecture } from '../shipping-leadtime/shipping-region.rules'

export type FieldErrors = Record<string, string[]>
type Rules<Field extends string> = Partial<Record<Field, { label: string; rules: FieldRule[] }>>

const checkPrefecture: FieldRule = (value, label) => (value === '' || isPrefecture(value) ? undefined : `${label}を選択してください`)
const name = (label: string) => ({ label, rules: [checkRequired, checkMaxLength(20), checkFullWidth] })
const kana = (label: string) => ({ label, rules: [checkRequired, checkMaxLength(40), checkKana] })
const text = (label: string, max: number) => ({ label, rules: [checkRequired, checkMaxLength(max)] })

const placeRules = {
  postal_code: { label: '郵便番号', rules: [checkRequired, checkPost] },
  prefecture: { label: '都道府県', rules: [checkRequired, checkPrefecture] },
  city: text('市区町村', 60),
  address1: text('番地', 100),
  address2: { label: '建物名・部屋番号', rules: [checkMaxLength(100)] },
  phone_number: { label: '電話番号', rules: [checkRequired, checkTel, checkPhoneDigits] },
}

const addressRules: Rules<keyof CartAddressInput> = {
  shipping_last_name: name('姓'),
  shipping_first_name: name('名'),
  shipping_last_name_kana: kana('セイ'),
  shipping_first_name_kana: kana('メイ'),
  ...placeRules,
  cell_phone_number: { label: '携帯電話番号', rules: [checkTel, checkPhoneDigits] },
}

const ordererRules: Rules<keyof CartOrdererInput> = {
  last_name: name('姓'),
  first_name: name('名'),
  last_name_kana: kana('セイ'),
  first_name_kana: kana('メイ'),
  email: { label: 'メールアドレス', rules: [checkRequired, checkMaxLength(254), checkEmail] },
  ...placeRules,
  birthday: { label: '生年月日', rules: [checkDateBirth] },
}

function problems<Input extends object>(input: Input, rules: Rules<Extract<keyof Input, string>>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, entry] of Object.entries(rules) as [string, { label: string; rules: FieldRule[] }][]) {
    const value = (input as Record<string, unknown>)[field]
    const problem = firstProblem(typeof value === 'string' ? value : '', entry.label, entry.rules)
    if (problem) errors[field] = [problem]
  }
  return errors
}

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
export const addressProblems = (address: CartAddressInput) => problems(address, addressRules)
export const ordererProblems = (orderer: CartOrdererInput) => problems(orderer, ordererRules)

/** Old enough for alcohol on this day in Tokyo. */
export function isOfAge(birthday: string, now: Date): boolean {
  return `${Number(birthday.slice(0, 4)) + 20}${birthday.slice(4)}` <= toTokyoDay(now)
}
