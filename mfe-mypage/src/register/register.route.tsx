import {
  CheckboxField,
  Form,
  initialValuesOf,
  PersistFormDraft,
  PrivacyNote,
  registrationDraft,
  SubmitButton,
} from '@storefront/forms'
import { goBack, navigateTo } from '@storefront/navigation'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { Button, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { SecondStep } from '../second-step'
import { checkConfirmation } from '../security-question.rules'
import { fetchRegisterForm, register } from './register.api'
import { RegisterFields } from './register-fields'
import { firstValuesOf, registrationOf, type RegistrationValues } from './register.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchRegisterForm(request.signal)
}

export const handle = {
  head: () => ({ ...memberHead('会員登録'), description: '会員登録のお手続きです。登録は無料です。' }),
}

/** A question without an answer would help nobody back in. */
function checkTogether(values: RegistrationValues) {
  const isAnswerMissing = Boolean(values.question_ct) && !values.answer?.trim()
  return {
    ...checkConfirmation(values),
    ...(isAnswerMissing ? { answer: '秘密の質問の答えを入力してください' } : {}),
  }
}

type Sent = { values: RegistrationValues; verifyCode: string | null }

/** Secrets are typed anew. */
const neverKept = ['password', 'password_confirmation', 'answer', 'is_agreed']

function complete() {
  registrationDraft.clear()
  return navigateTo('/register/complete', { replace: true })
}

export function Component() {
  const layout = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<RegistrationValues>()
  const [sent, setSent] = useState<Sent>()
  async function send(values: RegistrationValues) {
    const { outcome, verifyCode } = await register({
      ...registrationOf(values),
      ...(await answerCaptcha('register')),
    })
    if (outcome !== 'second-step') return complete()
    setTyped(values)
    setSent({ values, verifyCode })
  }
  if (sent) {
    return (
      <SecondStep
        title="メールアドレスの確認"
        lead={`${sent.values.email} にメールをお送りしました。6桁の確認コードを入力すると、会員登録が完了します。`}
        help="届かないときは、迷惑メールのフォルダーもご確認ください。すでに会員の方には、ログインのご案内をお送りしています。"
        backLabel="入力内容に戻る"
        verifyCode={sent.verifyCode}
        onPassed={complete}
        onBack={() => setSent(undefined)}
      />
    )
  }
  return (
    <Page
      title="会員登録"
      width="reading"
      lead="登録は無料です。ご注文の履歴やお届け先、ポイントをご利用いただけます。"
    >
      <Form<RegistrationValues>
        label="会員登録"
        initialValues={typed ?? firstValuesOf(initialValuesOf(layout))}
        validate={checkTogether}
        onSubmit={send}
      >
        {search.get('from') === 'order' && (
          <Panel title="パスワードを決めるだけで登録できます">
            ご注文のときにご入力いただいた内容を、そのまま入れてあります。
          </Panel>
        )}
        <RegisterFields layout={layout} />
        <CheckboxField
          name="is_agreed"
          label={
            <>
              <a href="/terms">ご利用規約</a>に同意する
            </>
          }
          mustBeTicked="ご利用規約への同意が必要です"
        />
        <PrivacyNote />
        <CaptchaBox screen="register" />
        <SubmitButton isWide size="lg">
          この内容で登録する
        </SubmitButton>
        <Button variant="quiet" onClick={() => goBack('/login')}>
          前の画面に戻る
        </Button>
        <PersistFormDraft draft={registrationDraft} except={neverKept} />
      </Form>
    </Page>
  )
}
