import { checkPassword } from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import type { FieldErrors } from '../../platform/http/rejection'

export function passwordProblems(password: string, confirmation: string): FieldErrors {
  const errors = validateFields({ password }, { password: ['パスワード', checkPassword] })
  if (password !== confirmation) errors['password_confirmation'] = ['パスワードが一致しません']
  return errors
}

export const emailTaken: FieldErrors = { email: ['このメールアドレスはすでに登録されています'] }
