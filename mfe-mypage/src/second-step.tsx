import { Form, SubmitButton, TextField } from '@storefront/forms'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { passSecondStep, type SignInOutcome } from '@storefront/session'
import { Button, Card, Page, Panel } from '@storefront/ui'
import styles from './second-step.module.css'

type Props = {
  title?: string
  lead?: string
  help?: string
  backLabel?: string
  /** Only under a debug setting of the shop (§8). */
  verifyCode: string | null
  onPassed: (outcome: SignInOutcome) => void
  onBack: () => void
}

const texts = {
  title: '本人確認',
  lead: 'ご登録のメールアドレスに、6桁の確認コードをお送りしました。',
  help: '届かないときは、迷惑メールのフォルダーもご確認ください。',
  backLabel: 'ログインに戻る',
}

/** The code from the mail completes a login (§4), or the registration that leads to one. */
export function SecondStep({ verifyCode, onPassed, onBack, ...own }: Props) {
  const { title, lead, help, backLabel } = { ...texts, ...own }
  return (
    <Page title={title} width="reading" lead={lead}>
      {verifyCode && (
        <Panel tone="danger" isAnnounced>
          {`動作確認用の確認コード：${verifyCode}`}
        </Panel>
      )}
      <Card>
        <Form<{ verify_code: string }>
          label={title}
          onSubmit={async ({ verify_code }) => onPassed(await passSecondStep(verify_code))}
        >
          <TextField
            name="verify_code"
            label="確認コード"
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
        <p className={styles.back}>
          <Button variant="quiet" onClick={onBack}>
            {backLabel}
          </Button>
        </p>
      </Card>
    </Page>
  )
}
