import { fireEvent } from '@testing-library/dom'
import { pressEarly } from './early-press'
import { keepPresses } from './server/keep-presses'

beforeAll(() => void new Function(keepPresses)())

/** A page as the server sends it. */
function servedPage(html: string) {
  document.body.innerHTML = `<div data-waking="">${html}</div>`
  return document.body.firstElementChild as HTMLElement
}
const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll('button')]

test('presses made before a page comes to life are made when it does, in their order, and once', async () => {
  const page = servedPage('<button type="button">1つ増やす</button><form method="post"><button>次へ進む</button></form>')
  const [more, next] = buttonsOf(page)
  const isPosted = fireEvent.click(next!)
  fireEvent.click(more!)
  const heard: string[] = []
  page.addEventListener('click', (event) => {
    event.preventDefault()
    heard.push((event.target as HTMLElement).textContent)
  })

  await pressEarly(page)
  await pressEarly(page)

  expect(isPosted).toBe(false)
  expect(heard).toEqual(['次へ進む', '1つ増やす'])
})

test('a search form goes its own way, and a page that is alive hears its presses itself', async () => {
  const page = servedPage('<form method="get"><button>絞り込む</button></form><button type="button">閉じる</button>')
  const [search, close] = buttonsOf(page)
  const heard: string[] = []
  page.addEventListener('submit', (event) => event.preventDefault())
  page.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent))

  fireEvent.click(search!)
  await pressEarly(page)
  fireEvent.click(close!)
  await pressEarly(page)

  expect(heard).toEqual(['絞り込む', '閉じる'])
})

test('a press in a page that was replaced meanwhile is forgotten', async () => {
  const page = servedPage('<button type="button">1つ増やす</button>')
  const [gone] = buttonsOf(page)
  fireEvent.click(gone!)
  const heard = jest.fn()
  gone!.addEventListener('click', heard)
  page.textContent = ''

  await pressEarly(page)

  expect(heard).not.toHaveBeenCalled()
})
