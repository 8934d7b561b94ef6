import styles from './privacy-note.module.css'

/** Renders the privacy note, which every form that collects personal data must show. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      ご入力の内容は<a href="/privacy">プライバシーポリシー</a>に沿ってお取り扱いします。
    </p>
  )
}
