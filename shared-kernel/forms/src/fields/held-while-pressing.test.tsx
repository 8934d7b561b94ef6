import { shows } from '@storefront/testing/shows'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderForm } from '../testing/render-form'
import { EmailField } from './text-fields'

const message = 'メールアドレスを入力してください'

/** A finger or mouse presses the button, which takes the focus from the field. */
function press() {
  const field = screen.getByLabelText(/メールアドレス/)
  act(() => field.focus())
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.blur(field)
}

beforeEach(() => void renderForm(<EmailField name="email" label="メールアドレス" isRequired />))

test('the error of a left field waits until the press is over', async () => {
  press()
  expect(screen.queryByText(message)).not.toBeInTheDocument()

  fireEvent.pointerUp(screen.getByRole('button'))

  await shows(() => screen.getByText(message))
})

test('a click that finds an error moves the focus to its field', async () => {
  press()

  fireEvent.click(screen.getByRole('button'))

  await waitFor(() => expect(screen.getByLabelText(/メールアドレス/)).toHaveFocus())
  expect(screen.getByText(message)).toBeVisible()
})

test('a cancelled press shows the error too', async () => {
  press()

  fireEvent.pointerCancel(screen.getByRole('button'))

  await shows(() => screen.getByText(message))
})
