import type { FormLayout } from '@storefront/contracts'
import {
  CheckboxField,
  Form,
  initialValuesOf,
  PersistFormDraft,
  PrivacyNote,
  registrationDraft,
  SubmitButton,
  useDraft,
} from '@storefront/forms'
import { goBack, navigateTo } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { Button, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { SecondStep } from '../second-step'
import { PostedStep, usePostedStep } from '../posted/posted-step'
import { fetchOrdererForm, fetchRegisterForm, register } from './register.api'
import { RegisterFields } from './register-fields'
import {
  agreementNeeded,
  checkTogether,
  buildInitialValues,
  findCompanyLine,
  isOnlyPasswordMissing,
  toRegistration,
  withCompany,
  type RegistrationValues,
} from './register.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  const isAfterOrder = new URL(request.url).searchParams.get('from') === 'order'
  const [layout, ordererForm] = await Promise.all([
    fetchRegisterForm(request.signal),
    isAfterOrder ? fetchOrdererForm(request.signal) : null,
  ])
  const hasCompany = layout.form.some(({ name }) => name === 'corporation')
  return { layout, companyLine: ordererForm && hasCompany ? findCompanyLine(ordererForm) : undefined }
}

export const handle = {
  head: () => ({ ...memberHead('会員登録'), description: '会員登録のお手続きです。登録は無料です。' }),
}

const stepTitle = 'メールアドレスの確認'
const stepLead = (address: string) =>
  `${address} にメールをお送りしました。6桁の確認コードを入力すると、会員登録が完了します。`

type Sent = { values: RegistrationValues; verifyCode: string | null }

/** Fields that the draft omits, because secrets must not be stored. */
const neverKept = ['password', 'password_confirmation', 'answer', 'is_agreed']

function complete() {
  registrationDraft.clear()
  return navigateTo('/register/complete', { replace: true })
}

type PrefilledProps = { layout: FormLayout; draft: Record<string, unknown>; companyLine: string | undefined }

function Prefilled({ layout, draft, companyLine }: PrefilledProps) {
  const isComplete = isOnlyPasswordMissing(layout, draft)
  return (
    <Panel title={isComplete ? 'パスワードを決めるだけで登録できます' : 'ご注文の内容を入れてあります'}>
      {isComplete
        ? 'ご注文のときにご入力いただいた内容を、そのまま入れてあります。'
        : 'ご注文のときにご入力いただいた内容のほかに、必須の項目をご入力ください。'}
      {companyLine && draft['corporation']
        ? `会社名には、「${companyLine}」の内容を入れました。ご確認ください。`
        : null}
    </Panel>
  )
}

export function Component() {
  const { layout, companyLine } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<RegistrationValues>()
  const [sent, setSent] = useState<Sent>()
  async function send(values: RegistrationValues) {
    const { outcome, verifyCode } = await register({
      ...toRegistration(values),
      ...(await answerCaptcha('register')),
    })
    if (outcome !== 'second-step') return complete()
    setTyped(values)
    setSent({ values, verifyCode })
  }
  // The draft holds the order's fields. Without an order in this tab the form is empty.
  const draft = withCompany(useDraft(registrationDraft), companyLine)
  const isPrefilled = Boolean(draft?.['email'])
  const ordered = {
    ...registrationDraft,
    read: () => withCompany(registrationDraft.read(), companyLine) ?? undefined,
  }
  const posted = usePostedForm('register')
  const waiting = usePostedStep('register')
  if (waiting)
    return <PostedStep title={stepTitle} lead={stepLead('ご入力のメールアドレス')} userId={waiting} />
  if (sent) {
    return (
      <SecondStep
        title={stepTitle}
        lead={stepLead(sent.values.email)}
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
        initialValues={typed ?? buildInitialValues(initialValuesOf(layout))}
        validate={checkTogether}
        posted={posted}
        onSubmit={send}
      >
        {search.get('from') === 'order' && draft && isPrefilled && (
          <Prefilled layout={layout} draft={draft} companyLine={companyLine} />
        )}
        <RegisterFields layout={layout} />
        <CheckboxField
          name="is_agreed"
          label={
            <>
              <a href="/terms">ご利用規約</a>に同意する
            </>
          }
          mustBeTicked={agreementNeeded}
        />
        <PrivacyNote />
        <CaptchaBox screen="register" />
        <SubmitButton isWide size="lg">
          この内容で登録する
        </SubmitButton>
        <Button variant="quiet" onClick={() => goBack('/login')}>
          前の画面に戻る
        </Button>
        <PersistFormDraft draft={ordered} except={neverKept} />
      </Form>
    </Page>
  )
}
