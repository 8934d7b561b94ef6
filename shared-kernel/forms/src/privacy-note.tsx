import styles from './privacy-note.module.css'

/** Required on every form that collects personal data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      ご入力の内容は<a href="/privacy">プライバシーポリシー</a>に沿ってお取り扱いします。
    </p>
  )
}
