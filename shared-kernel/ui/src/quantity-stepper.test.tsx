import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { QuantityStepper } from './quantity-stepper'

/** Hydrates the server's stepper after the shopper has used its input. */
async function comeToLifeAfter(touch: (field: HTMLInputElement) => void) {
  const wanted = jest.fn()
  const tree = <QuantityStepper label="タオル" value={1} max={5} onChange={wanted} />
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(tree)
  touch(screen.getByRole('textbox', { name: '数量' }))
  await act(async () => void hydrateRoot(page, tree))
  return wanted
}

test('uses a number that was typed before hydration', async () => {
  const wanted = await comeToLifeAfter((field) => (field.value = '４'))

  await waitFor(() => expect(wanted.mock.calls).toEqual([[4]]))
})

test('rejects a number of pieces where cases are counted', async () => {
  document.body.replaceChildren()
  const wanted = jest.fn()
  render(<QuantityStepper label="煎茶 24缶" value={1} counter="ケース" onChange={wanted} />)
  const field = screen.getByRole('textbox', { name: '数量' })

  await userEvent.type(field, '{Control>}a{/Control}24缶{Enter}')
  expect(wanted).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('1以上の数字で、ケースの数を入力してください。')

  await userEvent.clear(field)
  await userEvent.type(field, '２０ケース{Enter}')
  expect(wanted.mock.calls).toEqual([[20]])
})

test('waits for blur while a number is being typed', async () => {
  const wanted = await comeToLifeAfter((field) => {
    field.value = '3'
    field.focus()
  })
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('3')
  expect(wanted).not.toHaveBeenCalled()

  await userEvent.tab()

  expect(wanted.mock.calls).toEqual([[3]])
})

test('counts clicks that arrive faster than renders', () => {
  document.body.replaceChildren()
  const wanted = jest.fn()
  const { rerender } = render(<QuantityStepper label="タオル" value={1} onChange={wanted} />)
  const more = screen.getByRole('button', { name: '1つ増やす' })

  act(() => {
    more.click()
    more.click()
  })
  rerender(<QuantityStepper label="タオル" value={1} onChange={wanted} />)
  act(() => more.click())

  expect(wanted.mock.calls).toEqual([[2], [3], [2]])
})

test('rejects a number above the limit and shows a message', async () => {
  document.body.replaceChildren()
  const wanted = jest.fn()
  render(<QuantityStepper label="タオル" value={2} max={20} onChange={wanted} />)
  const field = screen.getByRole('textbox', { name: '数量' })
  await userEvent.clear(field)
  await userEvent.type(field, '９９')
  await userEvent.tab()

  expect(screen.getByRole('alert')).toHaveTextContent('20点までご注文いただけます。数量は変わっていません。')
  expect(field).toHaveAccessibleDescription(/20点まで/)
  expect(field).toHaveValue('2')
  expect(wanted).not.toHaveBeenCalled()

  await userEvent.clear(field)
  await userEvent.type(field, '20{Enter}')
  expect(wanted.mock.calls).toEqual([[20]])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['１，０', undefined],
  ['2.5', undefined],
  ['-3', undefined],
  ['1,000', 1000],
  ['３個', 3],
])('reads the quantity %s as %s', async (typed, quantity) => {
  document.body.replaceChildren()
  const wanted = jest.fn()
  render(<QuantityStepper label="タオル" value={2} max={2000} onChange={wanted} />)
  const field = screen.getByRole('textbox', { name: '数量' })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.tab()

  expect(wanted.mock.calls).toEqual(quantity === undefined ? [] : [[quantity]])
  expect(screen.queryByRole('alert')?.textContent).toBe(
    quantity === undefined ? '1以上の数字で入力してください。数量は変わっていません。' : undefined,
  )
})

test('keeps the focus at the lowest quantity and announces it', async () => {
  document.body.replaceChildren()
  const { rerender } = render(<QuantityStepper label="タオル" value={2} onChange={() => undefined} />)
  const less = screen.getByRole('button', { name: '1つ減らす' })

  await userEvent.click(less)
  rerender(<QuantityStepper label="タオル" value={1} onChange={() => undefined} />)

  expect(less).toHaveFocus()
  expect(screen.getByText('1点')).toHaveAttribute('aria-live', 'polite')
})

test('rejects zero instead of ordering one', async () => {
  document.body.replaceChildren()
  render(<QuantityStepper label="タオル" value={3} onChange={() => undefined} />)
  const field = screen.getByRole('textbox', { name: '数量' })

  await userEvent.clear(field)
  await userEvent.type(field, '０{Enter}')

  expect(screen.getByRole('alert')).toHaveTextContent('1以上の数字で入力してください。')
  expect(field).toHaveValue('3')
})

test('reports each number while it is typed beside a sum', async () => {
  const wanted = jest.fn()
  render(<QuantityStepper label="煎茶" value={1} max={50} isLive onChange={wanted} />)
  const field = screen.getByRole('textbox', { name: '数量' })

  await userEvent.clear(field)
  await userEvent.type(field, '２０')

  expect(field).toHaveValue('２０')
  expect(wanted.mock.calls).toEqual([[2], [20]])

  await userEvent.type(field, '０')
  expect(wanted.mock.calls).toEqual([[2], [20]])
})
