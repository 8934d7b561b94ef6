import type { FormLayout } from '@storefront/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { Form } from '../form'
import { initialValuesOf, ServerFields } from './server-fields'
import { SubmitButton } from '../submit-button'

const layout: FormLayout = {
  prefix: 'contact_',
  form: [
    { name: 'name', label: 'お名前', type: 'name', is_required: true },
    { name: 'height', label: '身長', type: 'number', rules: ['decimal:1'] },
    { name: 'payment', label: 'お支払い', type: 'radio', options: 'payments' },
    { name: 'memo', label: 'メモ', type: 'unheard-of', rules: ['rule_of_tomorrow'] },
  ],
  dataFormDefault: { name: '山田' },
  options: {
    payments: [
      { value: 1, label: '事前振込' },
      { value: 2, label: '請求書払い' },
    ],
  },
}

test("renders a form from the server's definition", async () => {
  const onSubmit = jest.fn()
  const user = userEvent.setup()
  render(
    <Form label="お問い合わせ" onSubmit={onSubmit} initialValues={initialValuesOf(layout)}>
      <ServerFields layout={layout} />
      <SubmitButton>送信する</SubmitButton>
    </Form>,
  )

  await user.type(screen.getByLabelText(/身長/), '170.55')
  await user.click(screen.getByLabelText('請求書払い'))
  await user.click(screen.getByRole('button', { name: '送信する' }))

  await shows(() => screen.getByText('身長は小数点第1位までの数値を入力してください'))

  await user.type(screen.getByLabelText(/身長/), '{Backspace}')
  await user.click(screen.getByRole('button', { name: '送信する' }))

  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    contact_name: '山田',
    contact_height: '170.5',
    contact_payment: '2',
  })
  expect(screen.getByLabelText(/メモ/)).toBeInTheDocument()
})

/** Renders a form with one server-defined field and another field. */
function openField(rules: string[], more: Partial<FormLayout['form'][number]> = {}) {
  const form = [
    { name: 'one', label: '項目', type: 'text', rules, ...more },
    { name: 'other', label: 'ほかの項目', type: 'text' },
  ]
  render(
    <Form label="試し" onSubmit={jest.fn()}>
      <ServerFields layout={{ form, dataFormDefault: {}, options: {}, prefix: null }} />
    </Form>,
  )
  return screen.getByLabelText(/^項目/)
}

test.each([
  ['kana', 'やまだ太郎', '項目は全角カタカナで入力してください', 'ヤマダ　タロウ'],
  ['post', '12-34567', '項目は郵便番号の形式で入力してください。 例：123-4567', '123-4567'],
  ['decimal:2', '1.234', '項目は小数点第2位までの数値を入力してください', '1.23'],
  ['tel', '0312', '項目は電話番号のフォーマットで入力してください', '03-1234-5678'],
  ['half_width_alpha_num', 'ａｂｃ', '項目は半角英数字で入力してください', 'abc123'],
  ['date_birth', '2026-02-30', '日付が無効です', '2026-02-28'],
  ['min_date:2026-04-01', '2026-03-31', '参照終了日は参照開始日より大きです。', '2026-04-01'],
  ['password', 'short', '項目は8文字以上で入力してください', 'Gift_2026.x'],
  ['full_width', 'yamada', '項目は全角で入力してください', '山田'],
  ['phone_digits', '090123456789', '項目はハイフンなしの半角数字11桁以内で入力してください', '09012345678'],
  ['postal_digits', '123456', '項目は半角数字7桁で入力してください', '1234567'],
])('applies %s to a server-defined field with its exact message (§5)', async (rule, bad, message, good) => {
  const field = openField([rule])
  const state = () => field.parentElement?.className ?? ''
  expect(state()).not.toMatch(/is-(valid|invalid|dirty)/)

  await userEvent.type(field, bad)
  await userEvent.tab()
  await shows(() => screen.getByText(message))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(state()).toMatch(/is-invalid is-dirty/)

  await userEvent.clear(field)
  await userEvent.type(field, good)
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  expect(state()).toMatch(/is-valid is-dirty/)
})

test('required_without_all requires a value unless another field has one (§5)', async () => {
  const field = openField(['required_without_all:other'])
  await userEvent.click(field)
  await userEvent.tab()
  await shows(() => screen.getByText('いずれかは必須項目です'))

  await userEvent.type(screen.getByLabelText(/^ほかの項目/), 'あり')

  await waitFor(() => expect(screen.queryByText('いずれかは必須項目です')).toBeNull())
})

test("prefixes the four fields of a person's name", () => {
  const form = [
    { name: 'shipping_', label: 'お名前', type: 'person_name' },
    { name: 'address', label: 'ご住所', type: 'address' },
  ]
  render(
    <Form label="試し" onSubmit={jest.fn()}>
      <ServerFields layout={{ form, dataFormDefault: {}, options: {}, prefix: null }} />
    </Form>,
  )

  expect(screen.getByLabelText(/^姓/)).toHaveAttribute('name', 'shipping_last_name')
  expect(screen.getByLabelText(/^メイ/)).toHaveAttribute('name', 'shipping_first_name_kana')
  expect(screen.getByLabelText(/^市区町村/)).not.toBeRequired()
})

test("labels the building's line as the layout says", async () => {
  const form = [{ name: 'address', label: '納品先', type: 'address', building_label: '会社名・建物名' }]
  render(
    <Form label="試し" onSubmit={jest.fn()}>
      <ServerFields layout={{ form, dataFormDefault: {}, options: {}, prefix: null }} />
    </Form>,
  )

  await userEvent.type(screen.getByLabelText(/^会社名・建物名/), '\u{1F600}')
  await userEvent.tab()

  await shows(() => screen.getByText(/^会社名・建物名に、絵文字など/))
})
