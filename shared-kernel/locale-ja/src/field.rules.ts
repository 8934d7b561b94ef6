import { isRealDay, toTokyoDay } from './time/dates'
import { shopNow } from './time/shop-clock'
import { composed } from './without-unseen'

/**
 * A rule for a field's value. Returns a message for the shopper, or undefined if the value is valid. Runs in
 * the browser and on the server.
 */
export type FieldRule = (value: string, label: string) => string | undefined

const katakana = /^[\u30A0-\u30FF\u3000 、。，．・「」『』（）！？＆＇’‐－]*$/
const passwordSigns = /^[A-Za-z0-9\-_.]+$/
const passwordMinLength = 8
/** A longer password isn't stronger, and hashing it takes time. */
const passwordMaxLength = 72
/** Passwords that attackers try first. A password of one repeated character is just as weak. */
const commonPasswords = [
  'password',
  'password1',
  'password123',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11223344',
  '12341234',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'asdfghjk',
  'asdfghjkl',
  'zxcvbnm1',
  '1q2w3e4r',
  '1qaz2wsx',
  'abcdefgh',
  'abc12345',
  'a1234567',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'welcome1',
  'letmein1',
  'admin123',
  'sakura12',
  'doraemon',
  'pokemon1',
  'nintendo',
  'makoto12',
  'takahiro',
  'konnichiwa',
  'arigatou',
]
const phoneMaxDigits = 11

/** Requires a value. Whitespace of any width doesn't count. */
export const checkRequired: FieldRule = (value, label) =>
  value.trim() === '' ? `${label}を入力してください` : undefined

/** Requires a choice. Like {@link checkRequired}, but worded for choices. */
export const checkChosen: FieldRule = (value, label) =>
  value.trim() === '' ? `${label}を選択してください` : undefined

/** §5 kana: requires full-width katakana. Empty is allowed. */
export const checkKana: FieldRule = (value, label) =>
  katakana.test(value) ? undefined : `${label}は全角カタカナで入力してください`

/** §5 post: requires 3 digits, an optional hyphen and 4 digits. Empty is allowed. */
export const checkPost: FieldRule = (value, label) =>
  value === '' || /^\d{3}-?\d{4}$/.test(value)
    ? undefined
    : `${label}は郵便番号の形式で入力してください。 例：123-4567`

/** §5 decimal: allows up to `max` decimal places. Empty is allowed. */
export const checkDecimal =
  (max: number): FieldRule =>
  (value, label) => {
    const [, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(value) ?? [undefined, 'x'.repeat(max + 1)]
    return value === '' || fraction.length <= max
      ? undefined
      : `${label}は小数点第${max}位までの数値を入力してください`
  }

/** Mobile (060 to 090) and IP (050) numbers have 11 digits. No area code begins like them. */
const mobilePrefix = /^0[5-9]0/
const mobileDigits = 11

/**
 * §5 tel: requires 0 and 9 or 10 digits, or 0 and three hyphenated groups of 1–4 digits. Empty is allowed.
 * A mobile number with a digit missing is rejected too.
 */
export const checkTel: FieldRule = (value, label) => {
  const isTel = value === '' || /^0\d{9,10}$/.test(value) || /^0\d{1,4}-\d{1,4}-\d{1,4}$/.test(value)
  if (!isTel) return `${label}は電話番号のフォーマットで入力してください`
  const digits = value.replaceAll('-', '')
  if (!mobilePrefix.test(digits) || digits.length === mobileDigits) return undefined
  return `${digits.slice(0, 3)}で始まる${label}は${mobileDigits}桁です。いま${digits.length}桁ですので、お確かめください`
}

/** §5 required_without_all: requires a value unless one of the other fields has one. */
export const checkRequiredWithoutAll =
  (others: readonly string[]): FieldRule =>
  (value) =>
    [value, ...others].some((one) => one.trim() !== '') ? undefined : 'いずれかは必須項目です'

/** §5 half_width_alpha_num: requires half-width letters and digits. Empty is allowed. */
export const checkHalfWidthAlphaNum: FieldRule = (value, label) =>
  /^[A-Za-z0-9]*$/.test(value) ? undefined : `${label}は半角英数字で入力してください`

/** §5 date_birth: requires a date that exists. Empty is allowed. */
export const checkDateBirth: FieldRule = (value) =>
  value === '' || isRealDay(value) ? undefined : '日付が無効です'

/** Age from which a person may buy alcohol. */
const adultAge = 20

/** Returns true if the person is old enough for alcohol on the day, both as `YYYY-MM-DD`. */
export const isOfAge = (birthday: string, day: string): boolean =>
  `${Number(birthday.slice(0, 4)) + adultAge}${birthday.slice(4)}` <= day

export const underAgeText = '20歳未満の方への酒類の販売はいたしておりません。'

/** Requires a date of birth that allows to buy alcohol today. Empty is allowed. */
export const checkAdult: FieldRule = (value) =>
  value === '' || isOfAge(value, toTokyoDay(shopNow())) ? undefined : underAgeText

/** §5 min_date: requires a date on or after the minimum, both as `YYYY-MM-DD`. Either may be empty. */
export const checkMinDate =
  (minimum: string): FieldRule =>
  (value) =>
    value === '' || minimum === '' || value >= minimum ? undefined : '参照終了日は参照開始日より大きです。'

/** §5 password: requires 8 to 72 half-width letters, digits and `-` `_` `.`. Rejects common passwords. */
export const checkPassword: FieldRule = (value, label) => {
  if (value === '') return `${label}を入力してください`
  if (value.length < passwordMinLength) return `${label}は${passwordMinLength}文字以上で入力してください`
  if (value.length > passwordMaxLength) return `${label}は${passwordMaxLength}文字以内で入力してください`
  if (!passwordSigns.test(value)) return `${label}は半角英数字と記号（- _ .）で入力してください`
  const isCommon = commonPasswords.includes(value.toLowerCase()) || /^(.)\1*$/.test(value)
  return isCommon ? `${label}は推測されやすいため使えません。別の${label}を入力してください` : undefined
}

/** §5 names: requires full-width characters. Empty is allowed. */
export const checkFullWidth: FieldRule = (value, label) =>
  /[\u0000-\u007E\uFF61-\uFF9F]/.test(value) ? `${label}は全角で入力してください` : undefined

/**
 * Matches emoji. Rejected together with control and private-use characters, lone surrogates, and characters
 * that invisibly reverse or join text. Kanji variants are allowed.
 */
const emoji =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}\u{1F000}-\u{1FAFF}]/u
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Allows only characters that a carrier can print on a label with the name and address. Empty is allowed. */
export const checkPrintable: FieldRule = (value, label) =>
  emoji.test(value) || unseen.test(value)
    ? `${label}に、絵文字など印刷できない文字が含まれています。別の文字で入力してください`
    : undefined

/** §5 phone and mobile: requires up to 11 half-width digits without hyphens. Empty is allowed. */
export const checkPhoneDigits: FieldRule = (value, label) =>
  value === '' || (/^\d+$/.test(value) && value.length <= phoneMaxDigits)
    ? undefined
    : `${label}はハイフンなしの半角数字${phoneMaxDigits}桁以内で入力してください`

/**
 * Matches Japan Post's digital address, which replaces an address with seven letters and digits. Carriers
 * need the postal code instead.
 */
const digitalAddress = /^(?=.*[a-z])[a-z\d]{3}-?[a-z\d]{4}$/i

/** §5 postal code fields: requires seven half-width digits. Empty is allowed. */
export const checkPostalDigits: FieldRule = (value, label) => {
  if (value === '' || /^\d{7}$/.test(value)) return undefined
  return digitalAddress.test(value)
    ? `デジタルアドレスはご利用いただけません。${label}は半角数字7桁で入力してください`
    : `${label}は半角数字7桁で入力してください`
}

/**
 * Requires a deliverable email address in ASCII, because not every mail server accepts other characters.
 * Empty is allowed.
 */
export const checkEmail: FieldRule = (value, label) =>
  value === '' || /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(value)
    ? undefined
    : `${label}を正しく入力してください。 例：hanako@example.jp`

/** Counts characters in code points. Decomposed kana, e.g. カ with a mark of its own, count as one. */
export const countCharacters = (text: string): number => [...composed(text)].length

/** Formats how much of a limit a text uses, e.g. `12／40文字`. */
export const lengthText = (text: string, max: number): string => `${countCharacters(text)}／${max}文字`

/** Allows up to `max` characters, as {@link countCharacters} counts them. */
export const checkMaxLength =
  (max: number): FieldRule =>
  (value, label) =>
    countCharacters(value) <= max ? undefined : `${label}は${max}文字以内で入力してください`

/** Returns the message of the first rule that fails, or undefined if the value passes all rules. */
export function firstProblem(value: string, label: string, rules: readonly FieldRule[]): string | undefined {
  for (const rule of rules) {
    const problem = rule(value, label)
    if (problem) return problem
  }
  return undefined
}
