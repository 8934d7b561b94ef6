import { cardService, fakeCardFields } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from '../fields/text-fields'
import { renderForm } from '../testing/render-form'
import { CardEntryFields } from './card-entry-fields'
import { useCardEntry, type CardEntry } from './card-entry'

const fields = fakeCardFields()
const token = { token: 'tok', token_key: 'key', masked_number: '************1111', expiration: '12/30' }
const missing = /カード情報の入力欄を表示できませんでした/

let entry: CardEntry
function Fields({ onLeave }: { onLeave?: () => void }) {
  const [turn, setTurn] = useState(1)
  entry = useCardEntry()
  return (
    <>
      <CardEntryFields
        key={turn}
        {...{ entry, service: cardService }}
        withoutScripts="JavaScriptが必要です"
        {...(onLeave && { onLeave })}
      />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        入力し直す
      </button>
    </>
  )
}
const aForm = (onSubmit: () => unknown = () => entry.createToken(), onLeave?: () => void) =>
  renderForm(
    <>
      <Fields {...(onLeave && { onLeave })} />
      <TextField name="note" label="宛名" isRequired />
    </>,
    jest.fn(onSubmit),
    { note: '田中' },
  )
const heightOf = () => Number(fields.element()?.getAttribute('height'))

afterEach(() => {
  jest.useRealTimers()
  delete document.documentElement.dataset['scheme']
})

test('frames the service’s page for the shop’s own origin', async () => {
  aForm()
  await fields.load()

  const { src, title } = fields.element()!
  expect(src).toBe(`${cardService.fields_url}?shop=${encodeURIComponent(location.origin)}`)
  expect(title).toBe('カード情報の入力欄（決済会社）')
  expect(fields.element()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
})

test('obeys only the frame of the service’s origin', async () => {
  const { onSubmit } = aForm()
  await fields.load()

  fields.say({ kind: 'resized', height: 9 }, { origin: 'https://evil.example' })
  fields.say({ kind: 'resized', height: 9 }, { source: window })
  expect(heightOf()).toBe(320)
  fields.say({ kind: 'resized', height: 350 })

  expect(heightOf()).toBe(350)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('holds the frame’s height while a button is pressed', async () => {
  aForm()
  await fields.load()

  fireEvent.pointerDown(screen.getByRole('button', { name: '送信する' }))
  fields.say({ kind: 'resized', height: 400 })
  expect(heightOf()).toBe(320)
  fireEvent.click(screen.getByRole('button', { name: '送信する' }))

  await waitFor(() => expect(heightOf()).toBe(400))
})

test('restyles the frame when the colour scheme changes', async () => {
  aForm()
  await fields.load()
  expect(fields.commandsOf('show')).toMatchObject([{ look: { isDark: false } }])

  document.documentElement.dataset['scheme'] = 'dark'

  await waitFor(() => expect(fields.commandsOf('restyle')).toMatchObject([{ look: { isDark: true } }]))
})

test('submits the form on Enter in the frame', async () => {
  const { onSubmit } = aForm()
  await fields.load()
  fields.fill(token)

  fields.say({ kind: 'submit' })

  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit).toHaveBeenCalledWith({ card: true, note: '田中' }, expect.anything())
  await expect(onSubmit.mock.results[0]?.value).resolves.toEqual(token)
})

test('submits no empty card and focuses the frame', async () => {
  const { onSubmit, submit } = aForm()
  await fields.load()

  await submit()

  await waitFor(() => expect(fields.commandsOf('focus')).toHaveLength(1))
  expect(fields.commandsOf('report')).toHaveLength(1)
  expect(document.activeElement).toBe(fields.element())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('focuses the frame that appears after the submit', async () => {
  const { submit } = aForm()
  await submit()
  await fields.load()

  await waitFor(() => expect(fields.commandsOf('focus')).toHaveLength(1))
  expect(fields.commandsOf('report')).toHaveLength(1)
})

test('focuses the frame after the service refuses its fields', async () => {
  const { submit } = aForm()
  await fields.load()
  fields.fillWrongly({ message: '入力内容をご確認ください。', isAtFields: true })

  await submit()

  await waitFor(() => expect(fields.commandsOf('focus')).toHaveLength(1))
  expect(screen.queryByText('入力内容をご確認ください。')).not.toBeInTheDocument()
})

test('shows a refusal that concerns no field', async () => {
  const { submit } = aForm()
  await fields.load()
  fields.fillWrongly({ message: 'お手続きが集中しています。', isAtFields: false })

  await submit()

  await shows(() => screen.getByText('お手続きが集中しています。'))
})

test('offers to retry when the fields do not appear in ten seconds', async () => {
  jest.useFakeTimers()
  aForm()

  await act(() => jest.advanceTimersByTimeAsync(9_999))
  expect(screen.queryByText(missing)).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText(missing)).toBeVisible()
  jest.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'もう一度' }))
  await fields.load()

  expect(screen.queryByText(missing)).not.toBeInTheDocument()
  expect(fields.commandsOf('show')).toHaveLength(1)
})

test('says that no money was taken and leads to other methods', async () => {
  jest.useFakeTimers()
  const onLeave = jest.fn()
  aForm(undefined, onLeave)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  jest.useRealTimers()
  expect(screen.getByText(missing)).toHaveTextContent('代金はまだ請求されていません')

  await userEvent.click(screen.getByRole('button', { name: '別のお支払い方法を選ぶ' }))

  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('counts the fields of a new frame as empty', async () => {
  const { onSubmit, submit } = aForm()
  await fields.load()
  fields.fill(token)
  await userEvent.click(screen.getByRole('button', { name: '入力し直す' }))
  await fields.load()

  await submit()

  expect(onSubmit).not.toHaveBeenCalled()
})
