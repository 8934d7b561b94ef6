import {
  checkDateBirth,
  checkEmail,
  checkFullWidth,
  checkKana,
  checkPassword,
  checkPhoneDigits,
  checkPostalDigits,
  checkPrintable,
  checkTel,
  type FieldRule,
} from './field.rules'
import { foldKana } from './fold-kana'
import { foldToFullWidth, foldToPlainDigits, foldWidth } from './fold-width'

/**
 * What a kind of field does to its text first, and what then must hold (§5), whatever further rules its form
 * names.
 */
export type FieldKind = { fold: (text: string) => string; rules: readonly FieldRule[] }

const asIs = (text: string) => text

/** By the `type` of a form definition's field; browser and server hold the same table. */
export const fieldKinds = {
  name: { fold: foldToFullWidth, rules: [checkFullWidth, checkPrintable] },
  kana: { fold: foldKana, rules: [checkKana] },
  tel: { fold: foldToPlainDigits, rules: [checkPhoneDigits, checkTel] },
  post: { fold: foldToPlainDigits, rules: [checkPostalDigits] },
  email: { fold: (text: string) => foldWidth(text).trim(), rules: [checkEmail] },
  password: { fold: asIs, rules: [checkPassword] },
  date: { fold: asIs, rules: [checkDateBirth] },
  birthday: { fold: asIs, rules: [checkDateBirth] },
} satisfies Record<string, FieldKind>

const plain: FieldKind = { fold: asIs, rules: [] }

/** A kind that has no rules of its own is plain text. */
export const fieldKindOf = (type: string): FieldKind =>
  Object.hasOwn(fieldKinds, type) ? fieldKinds[type as keyof typeof fieldKinds] : plain
