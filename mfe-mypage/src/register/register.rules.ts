import type { registerUser } from '@storefront/contracts'
import type { Infer } from 'superstruct'

export type Registration = Infer<NonNullable<(typeof registerUser)['body']>>

/** What the form holds: choices are texts, ticks are booleans. */
export type RegistrationValues = Omit<
  Registration,
  'gender_ct' | 'question_ct' | 'is_receive_newsletter' | 'is_agreed'
> & {
  gender_ct?: string
  question_ct?: string
  is_receive_newsletter?: boolean
  is_agreed?: boolean
}

/** The newsletter stays off unless ticked, whatever the form's definition says. */
export function firstValuesOf(defaults: Record<string, unknown>): Partial<RegistrationValues> {
  return { ...defaults, is_receive_newsletter: false }
}

/** §3: choices are numbers on the wire, the newsletter is 1 or 0. */
export function registrationOf({
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
