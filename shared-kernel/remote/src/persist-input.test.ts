import { fireEvent } from '@testing-library/dom'
import { inlineProgram } from './server/inline-program'
import { persistInput, restoreInput } from './server/persist-input.inline'

/** Loads a served page after a reload, with the server's values in its controls. */
function load(html: string) {
  document.body.innerHTML = `<div data-hydrating=""><form method="post">${html}</form></div>`
  new Function(inlineProgram(restoreInput))()
  return (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeAll(() => void new Function(inlineProgram(persistInput))())
beforeEach(() => sessionStorage.clear())

const form =
  '<textarea name="note"></textarea><select name="slot"><option value=""></option><option value="am"></option></select><input type="checkbox" name="isSaved"><input type="radio" name="pay" value="card"><input type="radio" name="pay" value="cod">'

test('restores input made before hydration after a reload', () => {
  let control = load(form)
  fireEvent.input(control('note'), { target: { value: '呼び鈴は鳴らさないでください' } })
  fireEvent.input(control('slot'), { target: { value: 'am' } })
  const box = control('isSaved')
  box.checked = true
  fireEvent.input(box)
  const [, cod] = [...document.querySelectorAll<HTMLInputElement>('[name="pay"]')]
  cod!.checked = true
  fireEvent.input(cod!)
  leave()

  control = load(form)

  expect(control('note').value).toBe('呼び鈴は鳴らさないでください')
  expect(control('slot').value).toBe('am')
  expect(control('isSaved').checked).toBe(true)
  expect(
    [...document.querySelectorAll<HTMLInputElement>('[name="pay"]')].map(({ checked }) => checked),
  ).toEqual([false, true])
})

test('restores the input after a second reload', () => {
  fireEvent.input(load(form)('note'), { target: { value: '静かに' } })
  leave()
  load(form)
  leave()

  expect(load(form)('note').value).toBe('静かに')
})

test('never stores passwords or cards', () => {
  const control = load(
    '<input type="password" name="password"><input name="card.number" autocomplete="cc-number"><input name="code" autocomplete="one-time-code">',
  )
  for (const name of ['password', 'card.number', 'code'])
    fireEvent.input(control(name), { target: { value: '4111111111111111' } })

  leave()

  expect(JSON.stringify(sessionStorage)).not.toContain('4111')
})

test('restores input only on the same page and only before hydration', () => {
  fireEvent.input(load(form)('note'), { target: { value: '静かに' } })
  leave()
  history.pushState(null, '', '/elsewhere')
  expect(load(form)('note').value).toBe('')

  const control = load(form)
  fireEvent.input(control('note'), { target: { value: '静かに' } })
  document.querySelector('[data-hydrating]')!.removeAttribute('data-hydrating')
  leave()

  expect(sessionStorage).toHaveLength(0)
})
