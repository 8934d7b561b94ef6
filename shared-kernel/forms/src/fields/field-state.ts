import type { useField } from 'react-final-form'

type Meta = ReturnType<typeof useField>['meta']

/**
 * Returns the error to show: a rule's error once the field has lost focus, or the server's error until the
 * value changes. This includes the server's error after a form post without JavaScript.
 */
export function getFieldError(meta: Meta, postedError?: string): string | undefined {
  if (postedError && !meta.dirty && !meta.submitFailed) return postedError
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError)
  return meta.touched && meta.error ? String(meta.error) : undefined
}

/** Returns the state classes for valid, invalid and dirty fields (§5). */
export function toStateClass(meta: Meta, error: string | undefined): string {
  return [error ? 'is-invalid' : meta.touched && 'is-valid', meta.dirty && 'is-dirty']
    .filter(Boolean)
    .join(' ')
}
