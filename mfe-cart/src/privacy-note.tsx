/** Stands at every form that collects personal data. */
export function PrivacyNote() {
  return (
    <p>
      ご入力の内容は、<a href="/privacy">プライバシーポリシー</a>にもとづいて取り扱います。
    </p>
  )
}
