import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Form } from '../form'
import { SubmitButton } from '../submit-button'

/** Renders a form with these fields and a submit button labelled 送信する. */
export function renderForm(
  fields: ReactNode,
  onSubmit = jest.fn(),
  initialValues: Record<string, unknown> = {},
) {
  render(
    <Form label="ご登録" onSubmit={onSubmit} initialValues={initialValues}>
      {fields}
      <SubmitButton>送信する</SubmitButton>
    </Form>,
  )
  return {
    user: userEvent.setup(),
    onSubmit,
    submit: () => userEvent.click(screen.getByRole('button', { name: '送信する' })),
  }
}
