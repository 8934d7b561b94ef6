import styles from '../checkout/legal-links.module.css'

/** Stands at every form that collects personal data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      ご入力の内容は、<a href="/privacy">プライバシーポリシー</a>にもとづいて取り扱います。
    </p>
  )
}
