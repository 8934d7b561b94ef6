import type { PostedForm } from '@storefront/http'
import { Panel } from '@storefront/ui'
import type { FormApi } from 'final-form'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { guardComposition } from './ime-composition'
import { toSubmitErrors } from './submit-failure'
import { AdoptPreHydrationInput, readTypedTexts } from './adopt-pre-hydration-input'
import { FieldQuestions, FormQuestions, QuestionsAsked, type AskedQuestions } from './field-questions'
import { PostedErrors } from './posted/posted-errors'
import { PostedCommand, withPostedValues } from './posted/posted-form'
import styles from './form.module.css'

export type FormState = { isSubmitting: boolean; isDirty: boolean }

export type FormProps<Values> = {
  /** The form's accessible name. */
  label: string
  initialValues?: Partial<Values>
  /** Keeps earlier input when the initial values arrive late, e.g. from a draft. */
  keepDirtyOnReinitialize?: boolean
  /**
   * May throw the server's error response. The messages of a 422 appear at their fields (§8), others above
   * the form.
   */
  onSubmit: (values: Values, form: FormApi<Values>) => Promise<unknown> | unknown
  /** Validates across fields. A rule for a single field belongs to that field. */
  validate?: (values: Values) => Partial<Record<string, string>>
  id?: string
  /** The form's command for a post without JavaScript, and the result of that post (`usePostedForm`). */
  posted?: PostedForm
  children: ReactNode | ((state: FormState) => ReactNode)
}

/**
 * Renders a form that moves focus to the first error. The Enter that ends an IME composition never submits
 * the form.
 */
export function Form<Values extends Record<string, unknown>>({
  label,
  initialValues,
  keepDirtyOnReinitialize,
  onSubmit,
  validate,
  id,
  posted,
  children,
}: FormProps<Values>) {
  const [firstValues] = useState(() => withPostedValues(initialValues, posted))
  const [typedTexts] = useState(() => readTypedTexts(label))
  const [questions] = useState(() => new FieldQuestions(posted))
  const errorId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<AskedQuestions>({})
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [unshown, setUnshown] = useState<{ error: unknown }>()
  if (unshown) throw unshown.error

  // Layout effects, because Final Form takes a new onSubmit only after a later task, in which a click would
  // send what the previous render showed.
  const shownSubmit = useRef(onSubmit)
  useLayoutEffect(() => void (shownSubmit.current = onSubmit))
  useLayoutEffect(() => {
    if (failedAttempts > 0) focusFirstError(element.current)
  }, [failedAttempts])

  async function submit(values: Values, form: FormApi<Values>) {
    const open = questions.find(valueIn(form))
    if (open) return open
    try {
      await shownSubmit.current(values, form)
      return undefined
    } catch (error) {
      const errors = toSubmitErrors(error, form.getRegisteredFields())
      if (!errors) setUnshown({ error })
      return errors
    }
  }

  return (
    <FinalForm<Values>
      onSubmit={submit}
      initialValues={posted?.values ? firstValues : initialValues}
      keepDirtyOnReinitialize={keepDirtyOnReinitialize}
      validate={validate}
      subscription={{
        submitting: true,
        dirty: true,
        submitError: true,
        hasValidationErrors: true,
        dirtySinceLastSubmit: true,
      }}
    >
      {({ handleSubmit, form, submitting, dirty, submitError }) => (
        <form
          ref={element}
          id={id}
          className={styles.form}
          // With GET, a click before hydration would put the input into the URL.
          method="post"
          aria-label={label}
          noValidate
          onKeyDown={guardComposition}
          onSubmit={async (event) => {
            event.preventDefault()
            if (form.getState().submitting) return
            // A question must not wait for the errors to be corrected.
            if (form.getState().hasValidationErrors) setAsked(questions.list(valueIn(form)))
            const refused = await handleSubmit()
            if (refused || form.getState().hasValidationErrors) setFailedAttempts((attempts) => attempts + 1)
          }}
        >
          {posted && <PostedCommand posted={posted} />}
          {submitError && (
            <div role="alert" aria-labelledby={errorId} tabIndex={-1} data-form-error>
              <Panel tone="danger">
                <span id={errorId}>{submitError as string}</span>
              </Panel>
            </div>
          )}
          <PostedErrors value={posted?.errors ?? noErrors}>
            <FormQuestions value={questions}>
              <QuestionsAsked value={asked}>
                {typeof children === 'function'
                  ? children({ isSubmitting: submitting ?? false, isDirty: dirty ?? false })
                  : children}
              </QuestionsAsked>
            </FormQuestions>
          </PostedErrors>
          <AdoptPreHydrationInput element={element} form={form} typedTexts={typedTexts} />
        </form>
      )}
    </FinalForm>
  )
}

const noErrors = {}

const valueIn =
  <Values,>(form: FormApi<Values>) =>
  (name: string) =>
    String(form.getFieldState(name as keyof Values)?.value ?? '')

function focusFirstError(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[data-form-error], [aria-invalid="true"]')
  const control = first?.matches('fieldset')
    ? first.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
    : first
  control?.focus()
}
