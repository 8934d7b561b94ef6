import { firstProblem, type FieldRule } from '@storefront/locale-ja'
import { invalidFields, type FieldErrors } from './rejection'

export type FieldCheck = readonly [label: string, ...rules: FieldRule[]]

/** Returns a message for each field that breaks a rule. A missing value counts as blank. */
export function validateFields(
  values: Record<string, unknown>,
  checks: Record<string, FieldCheck>,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, [label, ...rules]] of Object.entries(checks)) {
    const problem = firstProblem(String(values[field] ?? ''), label, rules)
    if (problem) errors[field] = [problem]
  }
  return errors
}

export function checkFields(values: Record<string, unknown>, checks: Record<string, FieldCheck>): void {
  const errors = validateFields(values, checks)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
