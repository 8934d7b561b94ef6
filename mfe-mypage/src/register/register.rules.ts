import type { FormLayout, registerUser } from '@storefront/contracts'
import { companyWord, readCompany } from '@storefront/locale-ja'
import type { Infer } from 'superstruct'
import { checkConfirmation } from '../security-question.rules'

export type Registration = Infer<NonNullable<(typeof registerUser)['body']>>

/** Values of the registration form. Choices are strings, and checkboxes are booleans. */
export type RegistrationValues = Omit<
  Registration,
  'gender_ct' | 'question_ct' | 'is_receive_newsletter' | 'is_agreed'
> & {
  gender_ct?: string
  question_ct?: string
  is_receive_newsletter?: boolean
  is_agreed?: boolean
}

/** Returns the initial values. The newsletter is opt-in, whatever default the server's form has. */
export function buildInitialValues(defaults: Record<string, unknown>): Partial<RegistrationValues> {
  return { ...defaults, is_receive_newsletter: false }
}

/** Returns the label of the order form's address line that also takes the company (ADR 0125). */
export const findCompanyLine = ({ form }: FormLayout) =>
  form.find(({ building_label }) => building_label?.includes(companyWord))?.building_label

type Draft = Record<string, unknown>

/** Adds the company from the address line, unless the shopper filled in or cleared the company. */
export function withCompany<D extends Draft | null | undefined>(draft: D, companyLine: string | undefined) {
  if (!draft || companyLine === undefined || draft['corporation'] !== undefined) return draft
  const line = draft['address2']
  const corporation = readCompany(typeof line === 'string' ? line : undefined)
  return corporation === '' ? draft : { ...draft, corporation }
}

/** Checks that the draft answers each field that the form requires, except the password. */
export const isOnlyPasswordMissing = ({ form }: FormLayout, draft: Draft) =>
  form.every(
    ({ name, type, is_required }) =>
      !is_required || type === 'person_name' || type === 'address' || name === 'password' || draft[name],
  )

/** Builds the request body. The API expects choices as numbers and the newsletter as 1 or 0 (§3). */
export function toRegistration({
  gender_ct,
  question_ct,
  answer,
  is_receive_newsletter,
  birthday,
  ...rest
}: RegistrationValues): Registration {
  return {
    ...rest,
    ...(gender_ct ? { gender_ct: Number(gender_ct) } : {}),
    ...(birthday ? { birthday } : {}),
    ...(question_ct && answer ? { question_ct: Number(question_ct), answer } : {}),
    is_receive_newsletter: is_receive_newsletter ? 1 : 0,
  }
}

/**
 * Checks fields that depend on each other. The passwords must match, and a security question needs an answer.
 */
export function checkTogether(values: Partial<RegistrationValues>): Partial<Record<string, string>> {
  const isAnswerMissing = Boolean(values.question_ct) && !values.answer?.trim()
  return {
    ...checkConfirmation(values),
    ...(isAnswerMissing ? { answer: '秘密の質問の答えを入力してください' } : {}),
  }
}

export const agreementNeeded = 'ご利用規約への同意が必要です'
