import { fireEvent } from '@testing-library/dom'
import { carryQueuedEvents, replayQueuedEvents } from './event-replay'
import { on } from '@storefront/event-bus'
import { inlineProgram } from './server/inline-program'
import { queueEvents } from './server/queue-events.inline'

beforeAll(() => void new Function(inlineProgram(queueEvents))())

function servedPage(html: string) {
  document.body.innerHTML = `<div data-hydrating="">${html}</div>`
  return document.body.firstElementChild as HTMLElement
}
const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll('button')]

test('replays clicks made before hydration once and in order', async () => {
  const page = servedPage(
    '<button type="button">1つ増やす</button><form method="post"><button>次へ進む</button></form>',
  )
  const [more, next] = buttonsOf(page)
  const heard: string[] = []
  page.addEventListener('click', (event) => {
    event.preventDefault()
    heard.push((event.target as HTMLElement).textContent)
  })
  const isPosted = fireEvent.click(next!)
  fireEvent.click(more!)

  await replayQueuedEvents(page)
  await replayQueuedEvents(page)

  expect(isPosted).toBe(false)
  expect(heard).toEqual(['次へ進む', '1つ増やす'])
})

test('does not replay search submissions or clicks made after hydration', async () => {
  const page = servedPage(
    '<form method="get"><button>絞り込む</button></form><button type="button">閉じる</button>',
  )
  const [search, close] = buttonsOf(page)
  const heard: string[] = []
  page.addEventListener('submit', (event) => event.preventDefault())
  page.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent))

  fireEvent.click(search!)
  await replayQueuedEvents(page)
  fireEvent.click(close!)
  await replayQueuedEvents(page)

  expect(heard).toEqual(['絞り込む', '閉じる'])
})

/** Returns the toasts shown during `act`. */
async function toastsDuring(act: () => Promise<void>) {
  const toasts: string[] = []
  const subscription = on('toast.raised').subscribe(({ message }) => toasts.push(message))
  await act()
  subscription.unsubscribe()
  return toasts
}
const askedAgain = ['ページが新しくなりました。もう一度お試しください。']

/** Re-renders the page as React does after a translator or an extension has changed it. */
function recover(page: HTMLElement, html: string) {
  page.textContent = ''
  page.innerHTML = html
}

test('replays a click after re-rendering a page that the browser translated', async () => {
  const html = '<button type="button">1つ増やす</button><button type="button">カートに入れる</button>'
  const page = servedPage(html)
  for (const button of buttonsOf(page))
    button.innerHTML = `<font><font>Add ${button.textContent}</font></font>`
  fireEvent.click(page.querySelectorAll('font')[3]!)
  const heard: string[] = []
  page.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent))

  recover(page, html)
  await replayQueuedEvents(page)

  expect(heard).toEqual(['カートに入れる'])
})

test('replays a change of a select after re-rendering', async () => {
  const html = '<select><option value="new"></option><option value="cheap"></option></select>'
  const page = servedPage(html)
  fireEvent.change(page.querySelector('select')!, { target: { value: 'cheap' } })

  recover(page, html)
  await replayQueuedEvents(page)

  expect(page.querySelector('select')).toHaveValue('cheap')
})

test('asks the shopper to try again if the clicked button disappeared', async () => {
  const page = servedPage('<button type="button">1つ増やす</button>')
  const [gone] = buttonsOf(page)
  fireEvent.click(gone!)
  const heard = jest.fn()
  gone!.addEventListener('click', heard)
  page.textContent = ''

  expect(await toastsDuring(() => replayQueuedEvents(page))).toEqual(askedAgain)

  expect(heard).not.toHaveBeenCalled()
})

test('drops a click on a page the shopper has left', async () => {
  const left = servedPage('<button type="button">1つ増やす</button>')
  fireEvent.click(buttonsOf(left)[0]!)
  const page = servedPage('<button type="button">閉じる</button>')

  expect(await toastsDuring(() => replayQueuedEvents(page))).toEqual([])
})

/** Resets a control to the server's value, as hydration does. */
function setBack(control: HTMLInputElement | HTMLSelectElement, value: string) {
  control.value = value
}

test('replays input before the click that followed it', async () => {
  const page = servedPage(
    '<select><option value=""></option><option value="am"></option></select><input><input type="checkbox"><button>次へ進む</button>',
  )
  const [slot, note, box] = [
    page.querySelector('select')!,
    page.querySelector('input')!,
    page.querySelector<HTMLInputElement>('[type=checkbox]')!,
  ]
  fireEvent.change(slot, { target: { value: 'am' } })
  for (const value of ['呼', '呼び鈴']) fireEvent.input(note, { target: { value } })
  fireEvent.click(box)
  fireEvent.click(buttonsOf(page)[0]!)
  setBack(slot, '')
  setBack(note, '')
  box.checked = false
  const heard: unknown[] = []
  slot.addEventListener('change', () => heard.push(slot.value))
  note.addEventListener('input', () => heard.push(note.value))
  page.addEventListener('click', (event) => {
    const { tagName, checked } = event.target as HTMLInputElement
    if (tagName === 'BUTTON') event.preventDefault()
    heard.push(tagName === 'BUTTON' ? '次へ進む' : checked)
  })

  await replayQueuedEvents(page)

  expect(heard).toEqual(['am', '呼び鈴', true, '次へ進む'])
})

test('replays a choice that a posted form has outside of it', async () => {
  const page = servedPage(
    '<input type="checkbox" form="buy"><form id="buy" method="post"><input type="checkbox"></form>',
  )
  const [outside, inside] = page.querySelectorAll<HTMLInputElement>('input')
  const heard: unknown[] = []
  fireEvent.click(inside!)
  fireEvent.click(outside!)
  page.addEventListener('click', ({ target }) => heard.push(target))

  await replayQueuedEvents(page)

  expect(heard).toEqual([outside])
  expect(outside).toBeChecked()
})

test('replays input events even if controls already have their values', async () => {
  const page = servedPage(
    '<input type="checkbox"><select><option value="new"></option><option value="cheap"></option></select>',
  )
  const [box, order] = [page.querySelector('input')!, page.querySelector('select')!]
  fireEvent.click(box)
  fireEvent.change(order, { target: { value: 'cheap' } })
  const heard: unknown[] = []
  box.addEventListener('click', () => heard.push(box.checked))
  order.addEventListener('change', () => heard.push(order.value))

  await replayQueuedEvents(page)

  expect(heard).toEqual([true, 'cheap'])
})

test('does not replay input into a posted form', async () => {
  const page = servedPage('<form method="post"><input></form>')
  const note = page.querySelector('input')!
  fireEvent.input(note, { target: { value: '呼び鈴' } })
  const heard = jest.fn()
  note.addEventListener('input', heard)

  await replayQueuedEvents(page)

  expect(heard).not.toHaveBeenCalled()
})

test('replays clicks in the header and the outlet separately', async () => {
  document.body.innerHTML =
    '<div data-hydrating=""><button>メニューを開く</button></div><div data-hydrating=""><button>カートに入れる</button></div>'
  const [header, outlet] = document.querySelectorAll<HTMLElement>('[data-hydrating]')
  const heard: string[] = []
  document.body.onclick = (event) => heard.push((event.target as HTMLElement).textContent)
  fireEvent.click(buttonsOf(outlet!)[0]!)
  fireEvent.click(buttonsOf(header!)[0]!)

  await replayQueuedEvents(header!)
  expect(heard).toEqual(['メニューを開く'])
  await replayQueuedEvents(outlet!)

  expect(heard).toEqual(['メニューを開く', 'カートに入れる'])
})

const product =
  '<h1>今治タオル</h1><label>数量<input name="quantity"></label><button type="button">カートに入れる</button><button type="button">お気に入りに入れる</button>'

test('replays events once the page has been re-rendered', async () => {
  const page = servedPage(product)
  fireEvent.input(page.querySelector('input')!, { target: { value: '3' } })
  fireEvent.click(buttonsOf(page)[1]!)
  const replayCarried = carryQueuedEvents(page)
  page.textContent = ''
  const isReplayed = replayCarried()
  const heard: unknown[] = []
  page.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value))
  page.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent))

  page.innerHTML = product
  await isReplayed

  expect(heard).toEqual(['3', 'お気に入りに入れる'])
})

test('asks the shopper to try again if re-rendering removes a control', async () => {
  const page = servedPage(product)
  fireEvent.click(buttonsOf(page)[0]!)
  const replayCarried = carryQueuedEvents(page)
  const heard = jest.fn()
  page.addEventListener('click', heard)

  page.innerHTML = '<h1>今治タオル</h1><button type="button">再入荷のお知らせを受け取る</button>'

  expect(await toastsDuring(replayCarried)).toEqual(askedAgain)

  expect(heard).not.toHaveBeenCalled()
})
