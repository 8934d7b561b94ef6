import { outlet } from '../remotes/outlet-element'
import { keepFocusNear } from './kept-focus'

let isNavigating = false

beforeAll(() => {
  document.body.innerHTML = '<main id="outlet"></main>'
  keepFocusNear(() => isNavigating)
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const find = (id: string) => document.getElementById(id) as HTMLElement

function show(html: string, focused: string) {
  outlet().innerHTML = `<h1 id="title" tabindex="-1">カート</h1>${html}`
  find(focused).focus()
}

/** Lets mutation observers and the timers that they start run. */
async function settle() {
  await Promise.resolve()
  await jest.advanceTimersByTimeAsync(1_000)
  return document.activeElement?.id
}

test('moves to the list whose focused entry was removed', async () => {
  show('<ul id="chips"><li id="entry"><button id="chip">お茶</button></li><li>5,000円</li></ul>', 'chip')

  find('entry').remove()

  expect(await settle()).toBe('chips')
})

test('moves to the heading if the rest of the screen is new', async () => {
  show('<form aria-label="登録"><button id="send">登録する</button></form>', 'send')

  outlet().innerHTML = '<h1 id="step" tabindex="-1">確認コード</h1><p>お送りしました</p>'

  expect(await settle()).toBe('step')
})

test('moves to the group of a button that is disabled', async () => {
  show('<section id="news" aria-label="特集"><button id="next">次の特集</button></section>', 'next')

  // Browsers take the focus from a disabled button, jsdom doesn't.
  find('next').blur()
  find('next').setAttribute('disabled', '')

  expect(await settle()).toBe('news')
})

test('moves the focus that a disabled button loses later', async () => {
  show('<section id="news" aria-label="特集"><button id="next">次の特集</button></section>', 'next')

  find('next').setAttribute('disabled', '')
  await Promise.resolve()
  // jsdom leaves the focus on a disabled button.
  jest.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(document.body)

  expect(await settle()).toBe('news')
})

test('leaves the focus where the screen has placed it', async () => {
  show('<ul><li id="entry"><button id="chip">お茶</button></li></ul><input id="word">', 'chip')

  find('entry').remove()
  find('word').focus()

  expect(await settle()).toBe('word')
})

test('waits for a navigation to place the focus', async () => {
  show('<ul id="chips"><li id="entry"><button id="chip">お茶</button></li></ul>', 'chip')
  isNavigating = true

  find('entry').remove()
  expect(await settle()).toBe('')

  isNavigating = false
  expect(await settle()).toBe('chips')
})

test('scrolls to a place out of view for the keyboard', async () => {
  show('<button id="cancel">ご注文をキャンセルする</button>', 'cancel')
  const title = find('title')
  title.getBoundingClientRect = () => ({ top: -900, bottom: -860 }) as DOMRect
  const focus = jest.spyOn(title, 'focus')

  find('cancel').remove()

  expect(await settle()).toBe('title')
  expect(focus).toHaveBeenCalledWith({ preventScroll: false })
})
