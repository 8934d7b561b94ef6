import {
  checkAdult,
  checkDateBirth,
  checkDecimal,
  checkEmail,
  checkFullWidth,
  checkHalfWidthAlphaNum,
  checkKana,
  checkMaxLength,
  checkMinDate,
  checkPassword,
  checkPhoneDigits,
  checkPost,
  checkPostalDigits,
  checkRequiredWithoutAll,
  checkTel,
  type FieldRule,
} from './field.rules'

/** Returns the value of another field of the form, for rules that depend on it. */
export type ValueOf = (name: string) => string

const table: Record<string, (argument: string, valueOf: ValueOf) => FieldRule> = {
  kana: () => checkKana,
  post: () => checkPost,
  decimal: (max) => checkDecimal(Number(max)),
  tel: () => checkTel,
  required_without_all: (names, valueOf) => (value, label) =>
    checkRequiredWithoutAll(names.split(',').map(valueOf))(value, label),
  half_width_alpha_num: () => checkHalfWidthAlphaNum,
  date_birth: () => checkDateBirth,
  adult: () => checkAdult,
  min_date: (nameOrDay, valueOf) => (value, label) =>
    checkMinDate(/^\d/.test(nameOrDay) ? nameOrDay : valueOf(nameOrDay))(value, label),
  password: () => checkPassword,
  full_width: () => checkFullWidth,
  phone_digits: () => checkPhoneDigits,
  postal_digits: () => checkPostalDigits,
  email: () => checkEmail,
  max: (length) => checkMaxLength(Number(length)),
}

/**
 * Looks up rules by their §5 names in a form definition, e.g. `kana`, `decimal:1`, `min_date:from`. Ignores
 * unknown names.
 */
export function rulesNamed(names: readonly string[] = [], valueOf: ValueOf = () => ''): FieldRule[] {
  return names.flatMap((text) => {
    const [name = '', argument = ''] = text.split(':')
    const rule = Object.hasOwn(table, name) ? table[name] : undefined
    return rule ? [rule(argument, valueOf)] : []
  })
}
