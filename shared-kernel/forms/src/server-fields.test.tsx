import type { FormLayout } from '@storefront/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from './form'
import { initialValuesOf, ServerFields } from './server-fields'
import { SubmitButton } from './submit-button'

const layout: FormLayout = {
  prefix: 'contact_',
  form: [
    { name: 'name', label: 'お名前', type: 'name', is_required: true },
    { name: 'height', label: '身長', type: 'number', rules: ['decimal:1'] },
    { name: 'payment', label: 'お支払い', type: 'radio', options: 'payments' },
    { name: 'memo', label: 'メモ', type: 'unheard-of', rules: ['rule_of_tomorrow'] },
  ],
  dataFormDefault: { name: '山田' },
  options: { payments: [{ value: 1, label: '事前振込' }, { value: 2, label: '請求書払い' }] },
}

test('a form follows the server’s definition: order, labels, defaults, options and prefix', async () => {
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

  expect(await screen.findByText('身長は小数点第1位までの数値を入力してください')).toBeVisible()

  await user.type(screen.getByLabelText(/身長/), '{Backspace}')
  await user.click(screen.getByRole('button', { name: '送信する' }))

  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ contact_name: '山田', contact_height: '170.5', contact_payment: '2' })
  expect(screen.getByLabelText(/メモ/)).toBeInTheDocument()
})
