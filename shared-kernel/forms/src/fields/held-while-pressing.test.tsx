import { shows } from '@storefront/testing/shows'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderForm } from '../testing/render-form'
import { EmailField } from './text-fields'

const message = 'メールアドレスを入力してください'

/** Presses the button with a finger or mouse, which moves the focus away from the field. */
function press() {
  const field = screen.getByLabelText(/メールアドレス/)
  act(() => field.focus())
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.blur(field)
}

beforeEach(() => void renderForm(<EmailField name="email" label="メールアドレス" isRequired />))

test('delays the error on blur until the pointer is released', async () => {
  press()
  expect(screen.queryByText(message)).not.toBeInTheDocument()

  fireEvent.pointerUp(screen.getByRole('button'))

  await shows(() => screen.getByText(message))
})

test('moves focus to an invalid field on click', async () => {
  press()

  fireEvent.click(screen.getByRole('button'))

  await waitFor(() => expect(screen.getByLabelText(/メールアドレス/)).toHaveFocus())
  expect(screen.getByText(message)).toBeVisible()
})

test('shows the error after a cancelled press', async () => {
  press()

  fireEvent.pointerCancel(screen.getByRole('button'))

  await shows(() => screen.getByText(message))
})
