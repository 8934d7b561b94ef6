import { useSession } from '@storefront/session'
import { Card, LinkButton, Page, Panel } from '@storefront/ui'
import styles from './login.module.css'

/**
 * Warns a signed-in shopper that the password has expired or that emails bounce (§3). The shopper can skip
 * the warning.
 */
export function LoginWarning({ message, target }: { message: string; target: string }) {
  const { hasPasswordExpired } = useSession()
  const remedy = hasPasswordExpired
    ? { href: '/mypage/password', label: 'パスワードを変更する' }
    : { href: '/verify', label: 'メールアドレスを確認する' }
  return (
    <Page title="ログインしました" width="reading">
      <Card>
        <div className={styles.stack}>
          <Panel tone="caution" isAnnounced>
            {message}
          </Panel>
          <LinkButton variant="primary" href={remedy.href} isWide>
            {remedy.label}
          </LinkButton>
          <LinkButton href={target} isWide>
            あとで確認する
          </LinkButton>
        </div>
      </Card>
    </Page>
  )
}
