import type { PostedForm } from '@storefront/http'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { Button, Field, Panel, TextInput } from '@storefront/ui'
import { TextField } from './fields/text-fields'
import { Form } from './form'
import { SubmitButton } from './submit-button'

const label = '確認コード'
const usualHelp = '届かないときは、迷惑メールのフォルダーもご確認ください。'

type CodeFormProps = {
  title: string
  help?: string
  /** The mailed code, present only under the shop's debug setting (§8). */
  verifyCode: string | null
  onTyped: (code: string) => Promise<unknown>
}

/** Renders a form for the six digits sent by mail. */
export function CodeForm({ title, help = usualHelp, verifyCode, onTyped }: CodeFormProps) {
  return (
    <>
      {verifyCode && (
        <Panel tone="danger" isAnnounced>
          {`動作確認用の確認コード：${verifyCode}`}
        </Panel>
      )}
      <Form<{ verify_code: string }> label={title} onSubmit={({ verify_code }) => onTyped(verify_code)}>
        <TextField
          name="verify_code"
          label={label}
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
          normalise={normaliseToPlainDigits}
          help={help}
        />
        <SubmitButton isWide size="lg">
          確認する
        </SubmitButton>
      </Form>
    </>
  )
}

/** Renders the same form as a plain HTML form, for screens that work without JavaScript. */
export function PostedCodeForm({
  title,
  userId,
  posted,
}: {
  title: string
  userId: string
  posted: PostedForm
}) {
  const { message } = posted
  return (
    <form method="post" aria-label={title}>
      <input type="hidden" name="intent" value={posted.intent} />
      <input type="hidden" name="user_id" value={userId} />
      {message && (
        <Panel tone="danger" isAnnounced>
          {message}
        </Panel>
      )}
      <Field
        label={label}
        isRequired
        help={usualHelp}
        error={message ? '確認コードをもう一度入力してください' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="verify_code"
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" isWide>
        確認する
      </Button>
    </form>
  )
}
