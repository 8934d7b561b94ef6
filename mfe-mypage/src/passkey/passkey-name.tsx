import type { UserPasskey } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, SubmitButton, TextField } from '@storefront/forms'
import { Dialog } from '@storefront/ui'
import { useRevalidator } from 'react-router-dom'
import { renamePasskey } from './passkey.api'

type PasskeyNameProps = { passkey: UserPasskey | undefined; onClose: () => void }

export function PasskeyNameDialog({ passkey, onClose }: PasskeyNameProps) {
  const { revalidate } = useRevalidator()

  async function rename({ name }: { name: string }) {
    if (!passkey) return
    await renamePasskey(passkey.id, name)
    onClose()
    publish('toast.raised', { type: 'positive', message: 'パスキーの名前を変更しました' })
    await revalidate()
  }

  return (
    <Dialog isOpen={passkey !== undefined} title="パスキーの名前" onClose={onClose}>
      {passkey && (
        <Form<{ name: string }>
          label="パスキーの名前"
          initialValues={{ name: passkey.name }}
          onSubmit={rename}
        >
          <TextField name="name" label="名前" isRequired maxLength={50} />
          <SubmitButton>変更する</SubmitButton>
        </Form>
      )}
    </Dialog>
  )
}
