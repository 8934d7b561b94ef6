/** Every form that collects personal data says what it is for. */
export function PrivacyNote() {
  return (
    <p>
      ご入力の内容はご連絡だけに使い、<a href="/privacy">プライバシーポリシー</a>に沿ってお取り扱いします。
    </p>
  )
}
