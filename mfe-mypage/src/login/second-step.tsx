import { Form, SubmitButton, TextField } from '@storefront/forms'
import { foldToPlainDigits } from '@storefront/locale-ja'
import { passSecondStep, type SignInOutcome } from '@storefront/session'
import { Button, Card, Page, Panel } from '@storefront/ui'
import styles from './login.module.css'

type Props = {
  /** Only under a debug setting of the shop (§8). */
  verifyCode: string | null
  onPassed: (outcome: SignInOutcome) => void
  onBack: () => void
}

/** The code from the mail completes the login (§4). */
export function SecondStep({ verifyCode, onPassed, onBack }: Props) {
  return (
    <Page title="本人確認" width="reading" lead="ご登録のメールアドレスに、6桁の確認コードをお送りしました。">
      {verifyCode && (
        <Panel tone="danger" isAnnounced>
          {`動作確認用の確認コード：${verifyCode}`}
        </Panel>
      )}
      <Card>
        <Form<{ verify_code: string }> label="本人確認" onSubmit={async ({ verify_code }) => onPassed(await passSecondStep(verify_code))}>
          <TextField
            name="verify_code"
            label="確認コード"
            isRequired
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
            fold={foldToPlainDigits}
            help="届かないときは、迷惑メールのフォルダーもご確認ください。"
          />
          <SubmitButton isWide size="lg">
            確認する
          </SubmitButton>
        </Form>
        <p className={styles.forgotten}>
          <Button variant="quiet" onClick={onBack}>
            ログインに戻る
          </Button>
        </p>
      </Card>
    </Page>
  )
}
