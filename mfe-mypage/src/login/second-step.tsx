import { Form, SubmitButton, TextField } from '@storefront/forms'
import { foldToPlainDigits } from '@storefront/locale-ja'
import { passSecondStep, type SignInOutcome } from '@storefront/session'
import { Button, Card, Page } from '@storefront/ui'
import styles from './login.module.css'

/** The code from the mail completes the login (§4). */
export function SecondStep({ onPassed, onBack }: { onPassed: (outcome: SignInOutcome) => void; onBack: () => void }) {
  return (
    <Page title="本人確認" width="reading" lead="ご登録のメールアドレスに、6桁の確認コードをお送りしました。">
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
