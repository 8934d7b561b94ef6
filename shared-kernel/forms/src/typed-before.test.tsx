import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CheckboxField, RadioField, SelectField } from './choice-fields'
import { DateField } from './date-field'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-fields'

const choices = [{ value: 'am', label: '午前中' }, { value: 'pm', label: '午後' }]
const start = { username: '', slot: 'am', payment: 'am', isSaved: true, birthday: '' }

/** The form as a server sends it, changed by the shopper before its scripts are there, and brought to life. */
async function comeToLifeAfter(change: () => void) {
  const sent: unknown[] = []
  const tree = (
    <Form label="ご注文" initialValues={start} onSubmit={(values) => void sent.push(values)}>
      <TextField name="username" label="メールアドレス" />
      <SelectField name="slot" label="お届け時間帯" choices={choices} />
      <RadioField name="payment" label="お支払い方法" choices={choices} />
      <CheckboxField name="isSaved" label="お届け先に登録する" />
      <DateField name="birthday" label="生年月日" />
      <SubmitButton>送る</SubmitButton>
    </Form>
  )
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(tree)
  change()
  await act(async () => void hydrateRoot(page, tree))
  await userEvent.click(screen.getByRole('button', { name: '送る' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('what is typed into a served form before it comes to life is not lost', async () => {
  const sent = await comeToLifeAfter(() => (screen.getByLabelText<HTMLInputElement>(/メールアドレス/).value = 'hanako@example.com'))

  expect(sent).toEqual({ ...start, username: 'hanako@example.com' })
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('hanako@example.com')
})

test('a choice of a list made before the form comes to life is not lost', async () => {
  const sent = await comeToLifeAfter(() => (screen.getByLabelText<HTMLSelectElement>(/お届け時間帯/).value = 'pm'))

  expect(sent).toEqual({ ...start, slot: 'pm' })
  expect(screen.getByLabelText(/お届け時間帯/)).toHaveValue('pm')
})

test('taking a list’s choice back before the form comes to life counts too', async () => {
  const sent = await comeToLifeAfter(() => (screen.getByLabelText<HTMLSelectElement>(/お届け時間帯/).value = ''))

  expect(sent).toMatchObject({ slot: '' })
})

test('one of a few chosen before the form comes to life is not lost', async () => {
  const sent = await comeToLifeAfter(() => (field('午後').checked = true))

  expect(sent).toEqual({ ...start, payment: 'pm' })
  expect(field('午後')).toBeChecked()
  expect(field('午前中')).not.toBeChecked()
})

test('a tick taken away before the form comes to life stays away', async () => {
  const sent = await comeToLifeAfter(() => (field('お届け先に登録する').checked = false))

  expect(sent).toEqual({ ...start, isSaved: false })
  expect(field('お届け先に登録する')).not.toBeChecked()
})

test('a day typed in its parts before the form comes to life is not lost', async () => {
  const sent = await comeToLifeAfter(() => {
    field('生年月日（年）').value = '1990'
    field('生年月日（月）').value = '4'
    field('生年月日（日）').value = '1'
  })

  expect(sent).toEqual({ ...start, birthday: '1990-04-01' })
})

test('a form that nobody touched is sent as it was served', async () => {
  expect(await comeToLifeAfter(() => undefined)).toEqual(start)
})
