import { publish } from '@storefront/event-bus'
import { Form, SubmitButton, TextField } from '@storefront/forms'
import { Dialog } from '@storefront/ui'
import { useRevalidator } from 'react-router-dom'

type RenameDialogProps = {
  /** Names what changes, for the heading and the toast. */
  title: string
  /** The field of the request, which the API's messages name. */
  field: string
  name: string
  maxLength: number
  onRename: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the new name of a record, and reloads the screen. Render it only while it is open. */
export function RenameDialog({ title, field, name, maxLength, onRename, onClose }: RenameDialogProps) {
  const { revalidate } = useRevalidator()

  async function rename(typed: Record<string, string>) {
    await onRename(typed[field] ?? '')
    onClose()
    publish('toast.raised', { type: 'positive', message: `${title}を変更しました` })
    await revalidate()
  }

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Form<Record<string, string>> label={title} initialValues={{ [field]: name }} onSubmit={rename}>
        <TextField name={field} label="名前" isRequired maxLength={maxLength} />
        <SubmitButton>変更する</SubmitButton>
      </Form>
    </Dialog>
  )
}
