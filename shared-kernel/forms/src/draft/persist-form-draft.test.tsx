import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDrafts } from './drafts.state'
import { Form } from '../form'
import { PersistFormDraft } from './persist-form-draft'
import { TextField } from '../fields/text-fields'

const drafts = createDrafts('test-form-')
const draft = drafts.of<Record<string, unknown>>('address')

beforeEach(() => sessionStorage.clear())

function openForm({ initialValues = {}, isGift = false }: { initialValues?: object; isGift?: boolean } = {}) {
  const form = (withGift: boolean) => (
    <Form label="お届け先" initialValues={initialValues} onSubmit={() => undefined}>
      <TextField name="city" label="市区町村" />
      <TextField name="card" label="カード番号" />
      {withGift && <TextField name="letter" label="メッセージ" />}
      <PersistFormDraft draft={draft} except={['card']} />
    </Form>
  )
  const { rerender, unmount } = render(form(isGift))
  return { unmount, showGift: () => rerender(form(true)) }
}

test('restores typed text after reloading the tab', async () => {
  const { unmount } = openForm()
  await userEvent.type(screen.getByLabelText(/^市区町村/), '千代田区')
  unmount()

  openForm()

  await waitFor(() => expect(screen.getByLabelText(/^市区町村/)).toHaveValue('千代田区'))
})

test('stores no draft of an untouched form', () => {
  openForm({ initialValues: { city: '千代田区' } })

  expect(draft.read()).toBeUndefined()
})

test('keeps a cleared field empty', async () => {
  const { unmount } = openForm({ initialValues: { city: '千代田区' } })
  await userEvent.clear(screen.getByLabelText(/^市区町村/))
  unmount()

  openForm({ initialValues: { city: '千代田区' } })

  await waitFor(() => expect(screen.getByLabelText(/^市区町村/)).toHaveValue(''))
})

test('updates the draft when typed text is reverted', async () => {
  openForm()
  await userEvent.type(screen.getByLabelText(/^市区町村/), '港')
  await userEvent.clear(screen.getByLabelText(/^市区町村/))

  expect(draft.read()).toEqual({ city: '' })
})

test('never stores a card', async () => {
  openForm()

  await userEvent.type(screen.getByLabelText(/^カード番号/), '4111')
  await userEvent.type(screen.getByLabelText(/^市区町村/), '港区')

  expect(draft.read()).toEqual({ city: '港区' })
})

test('restores the draft of a field that is added later', async () => {
  draft.save({ letter: 'おめでとう' })
  const { showGift } = openForm()

  showGift()

  await waitFor(() => expect(screen.getByLabelText(/^メッセージ/)).toHaveValue('おめでとう'))
})

test('clears the drafts of one remote only', () => {
  const others = createDrafts('other-').of<string>('address')
  draft.save({ city: '港区' })
  others.save('stays')

  drafts.clearAll()

  expect(draft.read()).toBeUndefined()
  expect(others.read()).toBe('stays')
})
