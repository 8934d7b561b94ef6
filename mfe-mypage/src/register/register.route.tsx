import { CheckboxField, Form, initialValuesOf, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { PrivacyNote } from '../privacy-note'
import { checkConfirmation } from '../security-question.rules'
import { fetchRegisterForm, register } from './register.api'
import { RegisterFields } from './register-fields'
import { firstValuesOf, registrationOf, type RegistrationValues } from './register.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchRegisterForm(request.signal)
}

export const handle = { head: () => ({ ...memberHead('会員登録'), description: '会員登録のお手続きです。登録は無料です。' }) }

/** A question without an answer would help nobody back in. */
function checkTogether(values: RegistrationValues) {
  const isAnswerMissing = Boolean(values.question_ct) && !values.answer?.trim()
  return { ...checkConfirmation(values), ...(isAnswerMissing ? { answer: '秘密の質問の答えを入力してください' } : {}) }
}

export function Component() {
  const layout = useLoaderData<typeof loader>()
  async function send(values: RegistrationValues) {
    const outcome = await register(registrationOf(values))
    navigateTo(outcome === 'not-registered' ? '/register/complete?verify=1' : '/register/complete', { replace: true })
  }
  return (
    <Page title="会員登録" width="reading" lead="登録は無料です。ご注文の履歴やお届け先、ポイントをご利用いただけます。">
      <Form<RegistrationValues> label="会員登録" initialValues={firstValuesOf(initialValuesOf(layout))} validate={checkTogether} onSubmit={send}>
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
        <SubmitButton isWide size="lg">
          この内容で登録する
        </SubmitButton>
      </Form>
    </Page>
  )
}
