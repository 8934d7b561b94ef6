import { CodeForm } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { createWidget } from '@storefront/remote'
import { passSecondStep, type SignInResult } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Button, Panel } from '@storefront/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { iconOfOther, LoginWays, wordsOfOther, type LoginWay } from '../login-ways/login-ways'
import styles from '../login-ways/login-ways.module.css'

/** Renders the login inside another page. That page stays open and is notified through the session. */
export function Login() {
  const [way, setWay] = useState<LoginWay>('password')
  const [step, setStep] = useState<SignInResult>()
  const [isUnregistered, setIsUnregistered] = useState(false)
  const ways = useFocusOnChange(step ? 'code-of-mail' : way)

  function follow(result: SignInResult) {
    setIsUnregistered(false)
    if (result.outcome === 'not-registered') return followUnregistered()
    setStep(result.outcome === 'second-step' ? result : undefined)
  }
  /** A site setting decides whether the first login requires a verified email address (§2). */
  function followUnregistered() {
    if (currentSite().settings.isEmailVerifiedAtFirstLogin) return navigateTo('/verify')
    setStep(undefined)
    setIsUnregistered(true)
  }
  const toOther = () => setWay(way === 'password' ? 'code' : 'password')

  return (
    <div ref={ways}>
      {isUnregistered && (
        <Panel tone="caution" isAnnounced title="会員登録がまだ完了していません">
          お送りしたメールのご案内から、メールアドレスをご確認ください。この画面を閉じると、ゲストとしてお買い物を続けられます。
        </Panel>
      )}
      {step ? (
        <MailedCode step={step} follow={follow} onBack={() => setStep(undefined)} />
      ) : (
        <>
          <LoginWays
            key={way}
            way={way}
            begin={async (login) => follow(await login())}
            other={
              <Button isWide icon={iconOfOther[way]} onClick={toOther}>
                {wordsOfOther[way]}
              </Button>
            }
          />
          <p className={styles.forgotten}>
            <a href="/reminder">パスワードをお忘れの方</a>
          </p>
        </>
      )}
    </div>
  )
}

type MailedCodeProps = { step: SignInResult; follow: (result: SignInResult) => void; onBack: () => void }

function MailedCode({ step, follow, onBack }: MailedCodeProps) {
  return (
    <>
      <p role="status">ご登録のメールアドレスに、6桁の確認コードをお送りしました。</p>
      <CodeForm
        title="本人確認"
        help="届かないときは、迷惑メールのフォルダーと、ご入力のメールアドレスをご確認ください。"
        verifyCode={step.verifyCode}
        onTyped={async (code) => follow({ outcome: await passSecondStep(code), verifyCode: null })}
      />
      <Button variant="quiet" isWide onClick={onBack}>
        ログインに戻る
      </Button>
    </>
  )
}

/** Focuses the first field after a change, because the clicked button disappears together with its form. */
function useFocusOnChange(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    ref.current?.querySelector<HTMLInputElement>('form input:not([type="hidden"])')?.focus()
  }, [shown])
  return ref
}

export const login = createWidget(Login)
