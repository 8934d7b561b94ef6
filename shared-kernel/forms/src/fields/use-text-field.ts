import { checkRequired, composed, firstProblem, type FieldRule } from '@storefront/locale-ja'
import { useSynchronousEffects } from '@storefront/ui'
import { useField } from 'react-final-form'
import { usePostedError } from '../posted/posted-errors'
import { errorOf, stateClassOf } from './field-state'
import { useHeldWhilePressing } from './held-while-pressing.state'

export type TextFieldOptions = {
  name: string
  label: string
  isRequired?: boolean
  rules?: readonly FieldRule[]
  /** Applied on blur, before submitting, and before the rules. */
  normalise?: (text: string) => string
  /** Replaces 〜を入力してください. */
  requiredRule?: FieldRule
}

const asIs = (text: string) => text

/**
 * Binds one text to the form: rules of §5, normalisation, the server's message until the value changes, and
 * the state classes of §5.
 */
export function useTextField({
  name,
  label,
  isRequired,
  rules = [],
  normalise = asIs,
  requiredRule = checkRequired,
}: TextFieldOptions) {
  // Registration, an effect of the field, would overwrite an earlier input with the initial value.
  useSynchronousEffects()
  const postedError = usePostedError(name)
  const written = (value: string | undefined) => normalise(composed(value ?? ''))
  const { input, meta } = useField<string>(name, {
    parse: asIs,
    format: written,
    formatOnBlur: true,
    isEqual: (one: string | undefined, other: string | undefined) => (one ?? '') === (other ?? ''),
    validate: (value: string | undefined) =>
      firstProblem(written(value), label, isRequired ? [requiredRule, ...rules] : rules),
  })
  const error = useHeldWhilePressing(errorOf(meta, postedError))
  return { input: { ...input, value: input.value ?? '' }, error, stateClass: stateClassOf(meta, error) }
}
