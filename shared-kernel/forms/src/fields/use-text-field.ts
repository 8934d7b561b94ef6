import { checkRequired, composed, firstProblem, type FieldRule } from '@storefront/locale-ja'
import { useSynchronousEffects } from '@storefront/ui'
import { useField } from 'react-final-form'
import { useAskedQuestion } from '../field-questions'
import { usePostedError } from '../posted/posted-errors'
import { getFieldError, toStateClass } from './field-state'
import { useHeldWhilePressing } from './held-while-pressing.state'

export type TextFieldOptions = {
  name: string
  label: string
  isRequired?: boolean
  rules?: readonly FieldRule[]
  /** Applied on blur and before submitting. The rules receive its result. */
  normalise?: (text: string) => string
  /** Replaces the default message 〜を入力してください. */
  requiredRule?: FieldRule
  /** True if the shopper may leave the field empty. A required value is then asked for on submit only. */
  mayStayEmpty?: boolean
}

const asIs = (text: string) => text

/**
 * Binds a text field to the form. Applies the rules, normalisation and state classes of §5, and shows the
 * server's message until the value changes.
 */
export function useTextField({
  name,
  label,
  isRequired,
  rules = [],
  normalise = asIs,
  requiredRule = checkRequired,
  mayStayEmpty = false,
}: TextFieldOptions) {
  // Otherwise registering the field, which happens in an effect, would overwrite earlier input with the
  // initial value.
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
  const question = useAskedQuestion(name, input.value ?? '')
  const mayBeLeft = mayStayEmpty && written(input.value) === ''
  const error = useHeldWhilePressing(getFieldError(meta, { postedError, mayBeLeft }) ?? question)
  return { input: { ...input, value: input.value ?? '' }, error, stateClass: toStateClass(meta, error) }
}
