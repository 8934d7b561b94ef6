import { AddressDivision, type User, type UserInput } from '@storefront/contracts'
import { checkDateBirth, normaliseWidth, formatPostalCode } from '@storefront/locale-ja'
import type { Selectable } from 'kysely'
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
import { postalProblems } from '../../delivery/postal-code/postal-code.rules'
import type { FieldErrors } from '../../platform/http/rejection'
import type { UserAddressTable } from '../user-address/user-address.table'
import type { UserAccount } from '../account/user-account.table'

const emptyAddress = {
  postal_code: '',
  prefecture: '',
  city: '',
  address1: '',
  address2: '',
  phone_number: '',
  cell_phone_number: '',
}

const profileChecks = {
  ...placeChecks({ isRequired: false }),
  email: emailCheck,
  birthday: ['生年月日', checkDateBirth],
} satisfies Record<string, FieldCheck>

/** Normalises input to the stored spelling before the rules of §5 apply. */
export function normaliseUser(input: UserInput) {
  return {
    ...input,
    last_name: normaliseName(input.last_name),
    first_name: normaliseName(input.first_name),
    last_name_kana: normaliseNameKana(input.last_name_kana),
    first_name_kana: normaliseNameKana(input.first_name_kana),
    email: normaliseEmail(input.email),
    birthday: input.birthday || null,
    school_key: normaliseWidth(input.school_key ?? '').trim() || null,
    ...normalisePlace({ ...emptyAddress, ...input }),
    prefecture: input.prefecture ?? '',
    is_receive_newsletter: input.is_receive_newsletter === 1 ? 1 : 0,
  }
}

export type NormalisedUser = ReturnType<typeof normaliseUser>

export const userProblems = (user: NormalisedUser, terms: KanaTerms): FieldErrors => ({
  ...postalProblems(user),
  ...validateFields(user, { ...personChecks('', terms), ...profileChecks }),
})

export function toUser(account: UserAccount, own: Selectable<UserAddressTable> | undefined): User {
  const address = own ?? emptyAddress
  return {
    id: account.id,
    code: account.code,
    username: account.username,
    email: account.email,
    name: [account.last_name, account.first_name].filter(Boolean).join('　'),
    name_kana: [account.last_name_kana, account.first_name_kana].filter(Boolean).join('　'),
    first_name: account.first_name,
    last_name: account.last_name,
    first_name_kana: account.first_name_kana,
    last_name_kana: account.last_name_kana,
    gender_ct: account.gender_ct,
    birthday: account.birthday,
    job: account.job,
    corporation: account.corporation,
    department: account.department,
    school_key: account.school_key,
    postal_code: address.postal_code,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    phone_number: address.phone_number,
    cell_phone_number: address.cell_phone_number,
    formatted_postal_code: formatPostalCode(address.postal_code),
    is_receive_newsletter: account.is_receive_newsletter,
    is_registered_member: account.is_registered_member,
  }
}

export function accountValues(user: NormalisedUser) {
  const {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    birthday,
    is_receive_newsletter,
    school_key,
  } = user
  const { gender_ct = null, job = null, corporation = null, department = null } = user
  return {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    birthday,
    is_receive_newsletter,
    gender_ct,
    job,
    corporation,
    department,
    school_key,
  }
}

/**
 * Builds the member's own address (§4), with name, kana, postal code, address and phone taken from the
 * profile.
 */
export function ownAddress(user: NormalisedUser) {
  return {
    division_ct: AddressDivision.own,
    shipping_last_name: user.last_name,
    shipping_first_name: user.first_name,
    shipping_last_name_kana: user.last_name_kana,
    shipping_first_name_kana: user.first_name_kana,
    shipping_name: `${user.last_name}　${user.first_name}`,
    shipping_kana: `${user.last_name_kana}　${user.first_name_kana}`,
    postal_code: user.postal_code,
    prefecture: user.prefecture,
    city: user.city,
    address1: user.address1,
    address2: user.address2,
    phone_number: user.phone_number,
    cell_phone_number: user.cell_phone_number,
  }
}
