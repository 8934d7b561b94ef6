import {
  checkDateBirth,
  checkEmail,
  checkFullWidth,
  checkKana,
  checkMaxLength,
  checkPassword,
  checkPhoneDigits,
  checkPostalDigits,
  checkPrintable,
  checkTel,
  type FieldRule,
} from './field.rules'
import { normaliseKana } from './normalise-kana'
import { normalisePhone, normalisePostalCode } from './normalise-number'
import { normaliseToFullWidth, normaliseWidth } from './normalise-width'

/** The normalisation and rules of a field kind (§5), applied before the form's own rules. */
export type FieldKind = { normalise: (text: string) => string; rules: readonly FieldRule[] }

const asIs = (text: string) => text

/** Field kinds by the `type` of a field in a form definition. Browser and server share them. */
export const fieldKinds = {
  name: { normalise: normaliseToFullWidth, rules: [checkFullWidth, checkPrintable] },
  kana: { normalise: normaliseKana, rules: [checkKana] },
  tel: { normalise: normalisePhone, rules: [checkPhoneDigits, checkTel] },
  post: { normalise: normalisePostalCode, rules: [checkPostalDigits] },
  email: {
    normalise: (text: string) => normaliseWidth(text).trim(),
    rules: [checkMaxLength(254), checkEmail],
  },
  password: { normalise: asIs, rules: [checkPassword] },
  date: { normalise: asIs, rules: [checkDateBirth] },
  birthday: { normalise: asIs, rules: [checkDateBirth] },
} satisfies Record<string, FieldKind>

const plain: FieldKind = { normalise: asIs, rules: [] }

/** Returns the kind of a field type. A type without its own rules is plain text. */
export const fieldKindOf = (type: string): FieldKind =>
  Object.hasOwn(fieldKinds, type) ? fieldKinds[type as keyof typeof fieldKinds] : plain
