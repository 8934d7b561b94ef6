import { Form, SubmitButton, TextareaField, TextField } from '@storefront/forms'
import type { ListWords } from './list.api'

type ListWordsFormProps = {
  label: string
  submit: string
  words?: ListWords
  onSave: (words: ListWords) => Promise<void>
}

const nameMaxLength = 40
const noteMaxLength = 400

export function ListWordsForm({ label, submit, words, onSave }: ListWordsFormProps) {
  return (
    <Form<ListWords>
      label={label}
      initialValues={words}
      onSubmit={({ name, note = '' }) => onSave({ name, note })}
    >
      <TextField name="name" label="リストの名前" isRequired maxLength={nameMaxLength} />
      <TextareaField
        name="note"
        label="メモ"
        rows={2}
        maxLength={noteMaxLength}
        help="リストを共有すると、メモも表示されます。"
      />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  )
}
