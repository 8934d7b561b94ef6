/** §3 Security questions. */
export const securityQuestions: readonly { value: string; label: string }[] = [
  { value: '1', label: '初めて飼ったペットの名前は？' },
  { value: '2', label: '母親の旧姓は？' },
  { value: '3', label: '卒業した小学校の名前は？' },
  { value: '4', label: '好きな食べ物は？' },
]

export function questionInWords(questionCt: number): string {
  return securityQuestions.find(({ value }) => value === String(questionCt))?.label ?? '秘密の質問の答えは？'
}

export function checkConfirmation({
  password,
  password_confirmation,
}: {
  password?: string
  password_confirmation?: string
}) {
  return password && password_confirmation && password !== password_confirmation
    ? { password_confirmation: 'パスワードが一致しません' }
    : {}
}
