import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-fields'

const seen: unknown[] = []
const tree = (
  <Form label="ログイン" onSubmit={(values) => void seen.push(values)}>
    <TextField name="username" label="メールアドレス" isRequired />
    <SubmitButton>送る</SubmitButton>
  </Form>
)

test('what is typed into a served form before it comes to life is not lost', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(tree)
  const field = screen.getByLabelText(/メールアドレス/) as HTMLInputElement
  field.value = 'hanako@example.com'

  await act(async () => void hydrateRoot(page, tree))
  await userEvent.click(screen.getByRole('button', { name: '送る' }))

  await waitFor(() => expect(seen).toEqual([{ username: 'hanako@example.com' }]))
  expect(field).toHaveValue('hanako@example.com')
})
