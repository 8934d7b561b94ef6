import { CodeForm } from '@storefront/forms'
import { passSecondStep, type SignInOutcome } from '@storefront/session'
import { Button, Card, Page } from '@storefront/ui'
import styles from './second-step.module.css'

type Props = {
  title?: string
  lead?: string
  help?: string
  backLabel?: string
  /** Expected code, which the API sends only if the shop's debug setting is on (§8). */
  verifyCode: string | null
  onPassed: (outcome: SignInOutcome) => void
  onBack: () => void
}

const texts = {
  title: '本人確認',
  lead: 'ご登録のメールアドレスに、6桁の確認コードをお送りしました。',
  backLabel: 'ログインに戻る',
}

/** Asks for the emailed code that completes a login (§4) or a registration. */
export function SecondStep({ verifyCode, onPassed, onBack, ...own }: Props) {
  const { title, lead, backLabel, help } = { ...texts, ...own }
  return (
    <Page title={title} width="reading" lead={lead}>
      <Card>
        <CodeForm
          title={title}
          help={help}
          verifyCode={verifyCode}
          onTyped={async (code) => onPassed(await passSecondStep(code))}
        />
        <p className={styles.back}>
          <Button variant="quiet" onClick={onBack}>
            {backLabel}
          </Button>
        </p>
      </Card>
    </Page>
  )
}
