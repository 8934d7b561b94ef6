export { guardComposition, isImeKey } from './ime-composition'
export { CodeForm, PostedCodeForm } from './code-form'
export { createDrafts, useDraft, type Draft } from './draft/drafts.state'
export { PersistFormDraft, useDraftFields } from './draft/persist-form-draft'
export { registrationDraft } from './draft/registration-draft.state'
export { CheckboxField, RadioField, SelectField } from './fields/choice-fields'
export { DateField } from './fields/date/date-field'
export { SecretInput } from './fields/secret-input'
export {
  initialValuesOf,
  ServerFields,
  withKanaAsKnown,
  type OwnField,
  type OwnFieldProps,
} from './fields/server-fields'
export { EmailField, PasswordField, TextareaField, TextField } from './fields/text-fields'
export { useTextField } from './fields/use-text-field'
export { Form } from './form'
export { PrivacyNote } from './privacy-note'
export { SubmitButton } from './submit-button'
