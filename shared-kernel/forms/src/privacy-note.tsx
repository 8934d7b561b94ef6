import styles from './privacy-note.module.css'

/** Every form that collects personal data says what it is for. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      ご入力の内容は<a href="/privacy">プライバシーポリシー</a>に沿ってお取り扱いします。
    </p>
  )
}
