import { Button } from './button'
import styles from './error-page.module.css'

/** The error page of §2: a page that is not there, or anything else that went wrong. */
export function ErrorPage({ status, onBack }: { status: number; onBack?: () => void }) {
  const isMissing = status === 404
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{isMissing ? '404 Not Found' : 'Error'}</h1>
      <p>{isMissing ? 'お探しのページが見つかりませんでした。' : 'エラーが発生しました'}</p>
      {isMissing && (
        <p className={styles.note} lang="en">
          This page could not be found
        </p>
      )}
      {!isMissing && <Button onClick={() => location.reload()}>再試行</Button>}
      {isMissing && onBack && <Button onClick={onBack}>前のページに戻る</Button>}
      <a className={styles.home} href="/">
        トップページへ戻る
      </a>
    </section>
  )
}
