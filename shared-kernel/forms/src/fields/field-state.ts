import type { useField } from 'react-final-form'

type Meta = ReturnType<typeof useField>['meta']

export type ErrorSource = {
  /** The server's error after a form post without JavaScript. */
  postedError?: string | undefined
  /** True while the field may be left without an error, until the form is sent. */
  mayBeLeft?: boolean
}

/**
 * Returns the error to show: a rule's error once the field has lost focus, or the server's error until the
 * value changes.
 */
export function getFieldError(
  meta: Meta,
  { postedError, mayBeLeft = false }: ErrorSource = {},
): string | undefined {
  if (postedError && !meta.dirty && !meta.submitFailed) return postedError
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError)
  const isShown = meta.touched && (!mayBeLeft || meta.submitFailed)
  return isShown && meta.error ? String(meta.error) : undefined
}

/** Returns the state classes for valid, invalid and dirty fields (§5). */
export function toStateClass(meta: Meta, error: string | undefined): string {
  return [error ? 'is-invalid' : meta.touched && !meta.error && 'is-valid', meta.dirty && 'is-dirty']
    .filter(Boolean)
    .join(' ')
}
