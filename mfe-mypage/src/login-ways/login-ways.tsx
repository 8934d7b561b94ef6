import { Form, SubmitButton } from '@storefront/forms'
import type { PostedForm } from '@storefront/http'
import { askForLoginCode, signIn, type SignInResult } from '@storefront/session'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import type { ReactNode } from 'react'
import { CurrentPasswordField, UsernameField } from './credential-fields'
import { PasskeyLogin } from './passkey-login'
import styles from './login-ways.module.css'

export type LoginWay = 'password' | 'code'

type LoginWaysProps = {
  way: LoginWay
  begin: (login: () => Promise<SignInResult>) => Promise<void>
  posted?: PostedForm
  /** Link or button that switches to the other login method. */
  other: ReactNode
}

/** Renders the login with a password or an emailed code. Both offer passkeys. */
export function LoginWays({ way, begin, posted, other }: LoginWaysProps) {
  return (
    <>
      {way === 'password' ? (
        <Form<{ username: string; password: string }>
          label="ログイン"
          posted={posted}
          onSubmit={(credentials) =>
            begin(async () => signIn({ ...credentials, ...(await answerCaptcha('login')) }))
          }
        >
          <UsernameField />
          <CurrentPasswordField />
          <CaptchaBox screen="login" />
          <SubmitButton isWide size="lg">
            ログイン
          </SubmitButton>
        </Form>
      ) : (
        <Form<{ username: string }>
          label="確認コードの受け取り"
          posted={posted}
          onSubmit={(asked) =>
            begin(async () => askForLoginCode({ ...asked, ...(await answerCaptcha('login')) }))
          }
        >
          <p className={styles.text}>
            ご登録のメールアドレスに、6桁の確認コードをお送りします。パスワードは必要ありません。
          </p>
          <UsernameField />
          <CaptchaBox screen="login" />
          <SubmitButton isWide size="lg">
            確認コードを受け取る
          </SubmitButton>
        </Form>
      )}
      <div className={styles.ways}>
        {other}
        <PasskeyLogin begin={begin} />
      </div>
    </>
  )
}

export const wordsOfOther: Record<LoginWay, string> = {
  password: '確認コードをメールで受け取る',
  code: 'パスワードを入力する',
}

export const iconOfOther = { password: 'mail', code: 'edit' } as const satisfies Record<LoginWay, string>
