import type { useField } from 'react-final-form'

type Meta = ReturnType<typeof useField>['meta']

/**
 * The message to show: a rule's after the field was left, the server's until the value changes, also when the
 * form came back from its post.
 */
export function errorOf(meta: Meta, postedError?: string): string | undefined {
  if (postedError && !meta.dirty && !meta.submitFailed) return postedError
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError)
  return meta.touched && meta.error ? String(meta.error) : undefined
}

/** §5: valid, invalid and dirty fields get state classes. */
export function stateClassOf(meta: Meta, error: string | undefined): string {
  return [error ? 'is-invalid' : meta.touched && 'is-valid', meta.dirty && 'is-dirty']
    .filter(Boolean)
    .join(' ')
}
