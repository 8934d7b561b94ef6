import type { useField } from 'react-final-form'

type Meta = ReturnType<typeof useField>['meta']

/**
 * The visible error: a rule's after the field lost focus, the server's until the value changes, also after a
 * posted form came back.
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
