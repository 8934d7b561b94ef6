import { publish } from '@storefront/event-bus'
import { Form, PasswordField, SubmitButton, TextField } from '@storefront/forms'
import { Panel } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { deviceRefusal, isPasskeyDevice } from '../device-refusal.rules'
import { formatDevice } from '../login-device.rules'
import { addPasskey } from './passkey.api'

type Values = { current_password: string; name: string }

const nameMaxLength = 50

/** Returns the typed name, or the name of the device as detected from the user agent. */
const nameOf = (name: string | undefined) => name?.trim() || formatDevice(navigator.userAgent)

/** Asks for the password and then prompts the device. A rejection by the device is shown above the form. */
export function AddPasskey() {
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<string>()

  async function add({ current_password, name }: Values) {
    if (!isPasskeyDevice()) return setRefusal('この端末では、パスキーをお使いいただけません。')
    setRefusal(undefined)
    try {
      await addPasskey({ password: current_password, name: nameOf(name) })
    } catch (error) {
      const words = deviceRefusal(error)
      if (!words) throw error
      return setRefusal(words)
    }
    publish('toast.raised', { type: 'positive', message: 'パスキーを登録しました' })
    await revalidate()
  }

  return (
    <Form<Values> label="パスキーを登録する" onSubmit={add}>
      {refusal && (
        <Panel tone="caution" isAnnounced>
          {refusal}
        </Panel>
      )}
      <TextField
        name="name"
        label="パスキーの名前"
        maxLength={nameMaxLength}
        help="空欄のときは、端末の種類が名前になります。"
      />
      <PasswordField name="current_password" label="現在のパスワード" autoComplete="current-password" />
      <SubmitButton>この端末のパスキーを登録する</SubmitButton>
    </Form>
  )
}
