import {
  AddressFields, CheckboxField, DateField, EmailField, Form, PasswordField, RadioField, SelectField, SubmitButton, TextField,
} from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { requireGuest } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Card, Page } from '@storefront/ui'
import { memberHead } from '../member-screen.rules'
import { PrivacyNote } from '../privacy-note'
import { checkConfirmation, securityQuestions } from '../security-question.rules'
import { register } from './register.api'
import { registrationOf, type RegistrationValues } from './register.rules'
import styles from './register.module.css'

/** §3 Gender. */
const genders = ['男性', '女性', 'その他', '回答しない'].map((label, index) => ({ value: String(index + 1), label }))

export async function loader() {
  await requireGuest()
  return null
}

export const handle = { head: () => ({ ...memberHead('会員登録'), description: '会員登録のお手続きです。登録は無料です。' }) }

/** A question without an answer would help nobody back in. */
function checkTogether(values: RegistrationValues) {
  const isAnswerMissing = Boolean(values.question_ct) && !values.answer?.trim()
  return { ...checkConfirmation(values), ...(isAnswerMissing ? { answer: '秘密の質問の答えを入力してください' } : {}) }
}

export function Component() {
  const sender = currentSite().name
  async function send(values: RegistrationValues) {
    const outcome = await register(registrationOf(values))
    navigateTo(outcome === 'not-registered' ? '/register/complete?verify=1' : '/register/complete', { replace: true })
  }
  return (
    <Page title="会員登録" width="reading" lead="登録は無料です。ご注文の履歴やお届け先、ポイントをご利用いただけます。">
      <Form<RegistrationValues> label="会員登録" initialValues={{ is_receive_newsletter: false }} validate={checkTogether} onSubmit={send}>
        <Card title="ログインに使うもの">
          <div className={styles.fields}>
            <EmailField name="email" label="メールアドレス" isRequired />
            <PasswordField name="password" label="パスワード" autoComplete="new-password" help="8文字以上の半角英数字。記号は - _ . をお使いいただけます。" />
            <PasswordField name="password_confirmation" label="パスワード（確認）" autoComplete="new-password" />
          </div>
        </Card>
        <Card title="お客さまについて">
          <div className={styles.fields}>
            <AddressFields namePrefix="" />
            <DateField name="birthday" label="生年月日" isBirthday />
            <RadioField name="gender_ct" label="性別" choices={genders} />
          </div>
        </Card>
        <Card title="パスワードをお忘れのときのために">
          <div className={styles.fields}>
            <SelectField name="question_ct" label="秘密の質問" choices={securityQuestions} />
            <TextField name="answer" label="秘密の質問の答え" autoComplete="off" rules={[checkMaxLength(40)]} />
          </div>
        </Card>
        <CheckboxField name="is_receive_newsletter" label={`${sender}からのお知らせのメールを受け取る`} note={`差出人：${sender}。いつでも会員情報から止められます。`} />
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
