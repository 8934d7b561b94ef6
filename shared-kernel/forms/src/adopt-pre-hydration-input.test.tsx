import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CheckboxField, RadioField, SelectField } from './fields/choice-fields'
import { DateField } from './fields/date/date-field'
import { createDrafts, useDraft } from './draft/drafts.state'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextareaField, TextField } from './fields/text-fields'

const choices = [
  { value: 'am', label: '午前中' },
  { value: 'pm', label: '午後' },
]
const start = { note: '門の前に', username: '', slot: 'am', payment: 'am', isSaved: true, birthday: '' }

/** Hydrates the served form after the shopper has changed it, then submits the form. */
async function comeToLifeAfter(change: () => void) {
  const sent: unknown[] = []
  const tree = (
    <Form label="ご注文" initialValues={start} onSubmit={(values) => void sent.push(values)}>
      <TextField name="username" label="メールアドレス" />
      <TextareaField name="note" label="ご要望" />
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

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

test('submits text typed before hydration', async () => {
  const sent = await comeToLifeAfter(
    () => (screen.getByLabelText<HTMLInputElement>(/メールアドレス/).value = 'hanako@example.com'),
  )

  expect(sent).toEqual({ ...start, username: 'hanako@example.com' })
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('hanako@example.com')
})

test('submits an edit made to a prefilled textarea before hydration', async () => {
  const sent = await comeToLifeAfter(
    () => (screen.getByLabelText<HTMLTextAreaElement>(/ご要望/).value = '門の前に置いてください'),
  )

  expect(sent).toEqual({ ...start, note: '門の前に置いてください' })
  expect(screen.getByLabelText(/ご要望/)).toHaveValue('門の前に置いてください')
})

test('submits an option selected before hydration', async () => {
  const sent = await comeToLifeAfter(
    () => (screen.getByLabelText<HTMLSelectElement>(/お届け時間帯/).value = 'pm'),
  )

  expect(sent).toEqual({ ...start, slot: 'pm' })
  expect(screen.getByLabelText(/お届け時間帯/)).toHaveValue('pm')
})

test('keeps an option deselected that was deselected before hydration', async () => {
  const sent = await comeToLifeAfter(
    () => (screen.getByLabelText<HTMLSelectElement>(/お届け時間帯/).value = ''),
  )

  expect(sent).toMatchObject({ slot: '' })
})

test('submits a radio button chosen before hydration', async () => {
  const sent = await comeToLifeAfter(() => (field('午後').checked = true))

  expect(sent).toEqual({ ...start, payment: 'pm' })
  expect(field('午後')).toBeChecked()
  expect(field('午前中')).not.toBeChecked()
})

test('keeps a box unticked that was unticked before hydration', async () => {
  const sent = await comeToLifeAfter(() => (field('お届け先に登録する').checked = false))

  expect(sent).toEqual({ ...start, isSaved: false })
  expect(field('お届け先に登録する')).not.toBeChecked()
})

test('submits a date typed in three parts before hydration', async () => {
  const sent = await comeToLifeAfter(() => {
    field('生年月日（年）').value = '1990'
    field('生年月日（月）').value = '4'
    field('生年月日（日）').value = '1'
  })

  expect(sent).toEqual({ ...start, birthday: '1990-04-01' })
})

test('submits the served values of an untouched form', async () => {
  expect(await comeToLifeAfter(() => undefined)).toEqual(start)
})

/** Runs an action once the preceding fields are mounted and listening, but before the browser's next task. */
function ActAtOnce({ act: actAtOnce }: { act: () => void }) {
  useLayoutEffect(() => queueMicrotask(actAtOnce))
  return null
}

describe.each(['served', 'drawn by the browser'])('a form that is %s, used right after mounting', (kind) => {
  const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  beforeEach(() => (actEnvironment.IS_REACT_ACT_ENVIRONMENT = false))
  afterEach(() => (actEnvironment.IS_REACT_ACT_ENVIRONMENT = true))

  /** Resolves in the same task as the action, so that only the action's direct effect is visible. */
  const usedAtOnce = (fields: ReactNode, use: () => void) =>
    new Promise<void>((resolve) => {
      const tree = (
        <Form label="ご注文" initialValues={start} onSubmit={() => undefined}>
          {fields}
          <ActAtOnce act={() => resolve(use())} />
        </Form>
      )
      const page = document.createElement('div')
      document.body.replaceChildren(page)
      if (kind === 'served') page.innerHTML = renderToString(tree)
      startTransition(() =>
        kind === 'served' ? void hydrateRoot(page, tree) : createRoot(page).render(tree),
      )
    })
  const slot = () => screen.getByLabelText<HTMLSelectElement>(/お届け時間帯/)
  /** Selects an option as a browser would, outside act(). */
  function choose(list: HTMLSelectElement, value: string) {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const isTakenOver = (control: HTMLElement) =>
    waitFor(() => expect(control.closest('.is-dirty')).not.toBeNull())

  test('keeps the chosen radio button', async () => {
    await usedAtOnce(<RadioField name="payment" label="お支払い方法" choices={choices} />, () =>
      field('午後').click(),
    )

    expect(field('午後')).toBeChecked()
    await isTakenOver(field('午後'))
    expect(field('午後')).toBeChecked()
  })

  test('keeps an unticked box', async () => {
    await usedAtOnce(<CheckboxField name="isSaved" label="お届け先に登録する" />, () =>
      field('お届け先に登録する').click(),
    )

    expect(field('お届け先に登録する')).not.toBeChecked()
    await isTakenOver(field('お届け先に登録する'))
    expect(field('お届け先に登録する')).not.toBeChecked()
  })

  test('keeps the selected option', async () => {
    await usedAtOnce(<SelectField name="slot" label="お届け時間帯" choices={choices} />, () =>
      choose(slot(), 'pm'),
    )

    expect(slot()).toHaveValue('pm')
    await isTakenOver(slot())
    expect(slot()).toHaveValue('pm')
  })
})

test('prefers text typed before hydration to a late draft', async () => {
  function WithDraft() {
    const draft = useDraft(createDrafts('late-').of<object>('form'))
    return (
      <Form
        label="お問い合わせ"
        keepDirtyOnReinitialize
        initialValues={{ ...draft }}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="お名前" />
        <TextField name="email" label="メールアドレス" />
      </Form>
    )
  }
  createDrafts('late-').of<object>('form').save({ name: '花子', email: 'hanako@example.com' })
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<WithDraft />)
  field(/お名前/).value = '太郎'

  await act(async () => void hydrateRoot(page, <WithDraft />))

  expect(field(/お名前/).value).toBe('太郎')
  expect(field(/メールアドレス/).value).toBe('hanako@example.com')
})
