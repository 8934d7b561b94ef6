import type { BodyOf, FormField, FormLayout, updateMyUser, User, UserInput } from '@storefront/contracts'
import { normaliseWidth, formatDate } from '@storefront/locale-ja'
import { newsletter } from '../member-fields'

/** Values of the form. Choices are strings, and checkboxes are booleans. */
export type UserValues = Record<string, unknown>

/** Builds the part of the member's data that can be changed. The username can't (§7). */
export function toUserInput(user: User): UserInput {
  return {
    last_name: user.last_name,
    first_name: user.first_name,
    last_name_kana: user.last_name_kana,
    first_name_kana: user.first_name_kana,
    gender_ct: user.gender_ct ?? null,
    birthday: user.birthday,
    job: user.job ?? null,
    corporation: user.corporation ?? null,
    department: user.department ?? null,
    school_key: user.school_key ?? null,
    postal_code: user.postal_code,
    prefecture: user.prefecture,
    city: user.city,
    address1: user.address1,
    address2: user.address2,
    phone_number: user.phone_number,
    cell_phone_number: user.cell_phone_number,
    email: user.email,
    is_receive_newsletter: user.is_receive_newsletter,
  }
}

/** Returns the toast after saving. A new email address must be confirmed first. */
export const changedMessage = ({ unconfirmed_email }: User) =>
  unconfirmed_email
    ? `会員情報を変更しました。${unconfirmed_email} に確認メールをお送りしました`
    : '会員情報を変更しました'

export function toUserValues(user: User): UserValues {
  const input = toUserInput(user)
  return { ...input, gender_ct: String(user.gender_ct ?? ''), [newsletter]: user.is_receive_newsletter === 1 }
}

/** Checks whether the typed address differs from the member's. Ignores case and width. */
export const isOtherEmail = (email: string, typed: string) => {
  const normalised = normaliseWidth(typed).trim().toLowerCase()
  return normalised !== '' && normalised !== email.toLowerCase()
}

/**
 * Builds the full request body. Fields that aren't in the shop's form keep their value. Includes the password
 * if the email address has changed.
 */
export function changedUser(user: User, values: UserValues): BodyOf<typeof updateMyUser> {
  const known = toUserInput(user)
  const typed = Object.fromEntries(Object.keys(known).map((name) => [name, values[name] ?? '']))
  const isOther = isOtherEmail(user.email, String(values.email ?? ''))
  const password = isOther ? { current_password: String(values.current_password ?? '') } : {}
  const gender_ct = values.gender_ct ? Number(values.gender_ct) : null
  return { ...known, ...typed, ...password, gender_ct, is_receive_newsletter: values[newsletter] ? 1 : 0 }
}

const nothing = '登録なし'

const waiting = (email: string) =>
  `${email}（確認待ち）お送りした確認メールのリンクを開くと、変更が完了します。`

function address({ postal_code, formatted_postal_code, prefecture, city, address1, address2 }: User): string {
  return postal_code ? `〒${formatted_postal_code} ${prefecture}${city}${address1} ${address2}`.trim() : ''
}

function formatValue(user: User, { name, type, options }: FormField, layout: FormLayout): string {
  if (type === 'address') return address(user)
  if (name === newsletter) return user.is_receive_newsletter === 1 ? '受け取る' : '受け取らない'
  const value: unknown = Object.hasOwn(user, name) ? user[name as keyof User] : undefined
  if (value === null || value === undefined || value === '') return ''
  if (type === 'birthday' || type === 'date') return formatDate(String(value))
  return (
    (layout.options[options ?? name] ?? []).find((option) => String(option.value) === String(value))?.label ??
    String(value)
  )
}

/** Lists the member's data in the order and with the labels of the server's form. */
export function buildUserRows(user: User, layout: FormLayout): { term: string; value: string }[] {
  return layout.form.flatMap((field) => {
    if (field.name === newsletter)
      return [{ term: field.label.replace(/を受け取る$/, ''), value: formatValue(user, field, layout) }]
    if (field.name === 'email' && user.unconfirmed_email)
      return [
        { term: field.label, value: user.email },
        { term: `変更後の${field.label}`, value: waiting(user.unconfirmed_email) },
      ]
    if (field.type !== 'person_name')
      return [{ term: field.label, value: formatValue(user, field, layout) || nothing }]
    return [
      { term: field.label, value: user.name },
      { term: 'フリガナ', value: user.name_kana || nothing },
    ]
  })
}
