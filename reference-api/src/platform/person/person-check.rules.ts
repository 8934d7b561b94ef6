import {
  checkEmail,
  checkFullWidth,
  checkKana,
  checkMaxLength,
  checkPhoneDigits,
  checkPostalDigits,
  checkPrefecture,
  checkPrintable,
  checkRequired,
  checkTel,
  type FieldRule,
} from '@storefront/locale-ja'
import type { FieldCheck } from '../http/field-check.rules'

export type KanaTerms = {
  /** Kana is optional in business shops that allow it (§5). */
  isKanaOptional: boolean
}

const nameMax = checkMaxLength(40)
const lineMax = checkMaxLength(100)
const required = (isAsked: boolean): FieldRule[] => (isAsked ? [checkRequired] : [])

/**
 * Returns the checks for the four parts of a person's name. `prefix` precedes the wire names, e.g.
 * `shipping_`.
 */
export function personChecks(
  prefix: '' | 'shipping_',
  { isKanaOptional }: KanaTerms,
): Record<string, FieldCheck> {
  return {
    [`${prefix}last_name`]: ['姓', checkRequired, checkFullWidth, checkPrintable, nameMax],
    [`${prefix}first_name`]: ['名', checkRequired, checkFullWidth, checkPrintable, nameMax],
    [`${prefix}last_name_kana`]: ['セイ', ...required(!isKanaOptional), checkKana, nameMax],
    [`${prefix}first_name_kana`]: ['メイ', ...required(!isKanaOptional), checkKana, nameMax],
  }
}

/** A valid mailbox address has at most 254 characters. */
export const emailCheck: FieldCheck = ['メールアドレス', checkRequired, checkMaxLength(254), checkEmail]

/** Returns the checks for address and phone, which are optional in a profile but required for a parcel. */
export function placeChecks({ isRequired: isAsked }: { isRequired: boolean }): Record<string, FieldCheck> {
  return {
    postal_code: ['郵便番号', ...required(isAsked), checkPostalDigits],
    prefecture: ['都道府県', ...required(isAsked), checkPrefecture],
    city: ['市区町村', ...required(isAsked), checkPrintable, lineMax],
    address1: ['町名・番地', ...required(isAsked), checkPrintable, lineMax],
    address2: ['建物名・部屋番号', checkPrintable, lineMax],
    phone_number: ['電話番号', ...required(isAsked), checkPhoneDigits, checkTel],
    cell_phone_number: ['携帯電話番号', checkPhoneDigits, checkTel],
  }
}
