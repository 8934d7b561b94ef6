import type { FormLayout } from '@storefront/contracts'

const layout = (...form: FormLayout['form']): FormLayout => ({
  form,
  dataFormDefault: {},
  options: {},
  prefix: '',
})
const required = { is_required: true }
const place: FormLayout['form'] = [
  { name: 'address', label: 'ご住所', type: 'address', ...required },
  { name: 'phone_number', label: '電話番号', type: 'tel', autocomplete: 'tel', ...required },
]

export const formLayouts: Record<string, FormLayout> = {
  'cart-orderer': layout(
    { name: '', label: 'お名前', type: 'person_name', ...required },
    { name: 'email', label: 'メールアドレス', type: 'email', autocomplete: 'email', ...required },
    ...place,
    { name: 'birthday', label: '生年月日', type: 'birthday' },
    { name: 'is_receive_newsletter', label: 'お知らせメールを受け取る', type: 'checkbox' },
  ),
  'cart-address': layout({ name: 'shipping_', label: 'お名前', type: 'person_name', ...required }, ...place),
  card: layout(
    { name: 'ccNumber', label: 'カード番号', type: 'text', ...required },
    { name: 'securityCode', label: 'セキュリティ番号', type: 'text', ...required },
  ),
}
