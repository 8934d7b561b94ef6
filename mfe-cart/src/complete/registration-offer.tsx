import type { CartPlacedOrder } from '@storefront/contracts'
import {
  CodeForm,
  Form,
  PasswordField,
  PostedCodeForm,
  PrivacyNote,
  registrationDraft,
  SubmitButton,
} from '@storefront/forms'
import { ResponseError, type PostedForm } from '@storefront/http'
import { usePostedForm } from '@storefront/remote'
import { beginSession, passSecondStep, type SignInResult } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { Card, Field, LinkButton, TextInput } from '@storefront/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { kindAt } from '../checkout-path'
import { rememberedOrder } from '../checkout/purchase-tracking.state'
import { readCartToken } from '../engine/cart-token.state'
import { registerByOrder } from './complete.api'
import { describeMoreFields, registeredPath, toRegistration } from './complete.rules'
import styles from './complete.module.css'

const formLabel = '会員登録'
const stepLabel = 'メールアドレスの確認'

/**
 * Lets the orderer register with just a password. The order provides all other fields, except those of a
 * business or a pupil, which are entered on the registration screen.
 */
export function RegistrationOffer({ order }: { order: CartPlacedOrder }) {
  const more = describeMoreFields(currentSite().settings)
  if (!more) return <PasswordOffer order={order} />
  return (
    <Card title="ご注文の内容から、会員登録できます" isSunken>
      <p>{`次回からご住所の入力がいらなくなります。${more}登録は無料です。`}</p>
      <LinkButton href={registration} onClick={() => prepareRegistration(order)} isWide>
        会員登録へ進む
      </LinkButton>
    </Card>
  )
}

const registration = '/register?from=order'
const prepareRegistration = ({ detail }: CartPlacedOrder) =>
  registrationDraft.save(toRegistration(detail.orderer))

/** Returns true if a field was rejected that this form lacks. Only the registration screen has it. */
const asksMore = (errors: PostedForm['errors'] = {}) =>
  Object.keys(errors).some((name) => name !== 'password')

function PasswordOffer({ order }: { order: CartPlacedOrder }) {
  const posted = usePostedForm('member')
  const code = usePostedForm('code')
  const [begun, setBegun] = useState<SignInResult>()
  const [isMoreAsked, setIsMoreAsked] = useState(() => asksMore(posted.errors))
  const location = useLocation()
  const navigate = useNavigate()
  const waiting = posted.isPrepared ? posted.values?.['user_id'] : code.values?.['user_id']
  const lead = `${order.email} にメールをお送りしました。6桁の確認コードを入力すると、会員登録が完了します。`

  async function register({ password }: { password: string }) {
    const token = rememberedOrder(order.order_no)?.token ?? readCartToken(kindAt(location.search))
    const captcha = await answerCaptcha('register')
    const newMember = { token: token ?? '', password, ...captcha }
    const answer = await registerByOrder(order.order_no, newMember).catch((error: unknown) => {
      setIsMoreAsked(error instanceof ResponseError && asksMore(error.errors))
      throw error
    })
    setBegun({ outcome: beginSession(answer, { way: 'registration' }), verifyCode: answer.verify_code })
  }

  async function complete(typed: string) {
    await passSecondStep(typed)
    await navigate(registeredPath(location.pathname + location.search), { replace: true })
  }

  if (begun || waiting)
    return (
      <Card title={stepLabel} isSunken>
        <p role="status">{lead}</p>
        {begun ? (
          <CodeForm
            title={stepLabel}
            help="届かないときは、迷惑メールのフォルダーもご確認ください。すでに会員の方には、ログインのご案内をお送りしています。"
            verifyCode={begun.verifyCode}
            onTyped={complete}
          />
        ) : (
          <PostedCodeForm title={stepLabel} userId={waiting ?? ''} posted={code} />
        )}
      </Card>
    )
  return (
    <Card title="パスワードを決めるだけで、会員登録できます" isSunken>
      <p>
        次回からご住所の入力がいらなくなり、今回のご注文もマイページでご確認いただけます。登録は無料です。
      </p>
      <Form<{ password: string }> label={formLabel} posted={posted} onSubmit={register}>
        <Field label="メールアドレス（ログインに使います）">
          {(control) => <TextInput {...control} value={order.email} readOnly autoComplete="username" />}
        </Field>
        <PasswordField
          name="password"
          label="パスワード"
          autoComplete="new-password"
          help="8文字以上の半角英数字。記号は - _ . をお使いいただけます。"
        />
        <p className={styles.consent}>
          <a href="/terms">ご利用規約</a>をお読みのうえ、お進みください。
        </p>
        <PrivacyNote />
        <CaptchaBox screen="register" />
        <SubmitButton isWide>ご利用規約に同意して会員登録する</SubmitButton>
      </Form>
      {isMoreAsked && (
        <p className={styles.consent}>
          <a href={registration} onClick={() => prepareRegistration(order)}>
            ほかの項目を入力して会員登録する
          </a>
        </p>
      )}
    </Card>
  )
}
