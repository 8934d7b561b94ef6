import { fireEvent } from '@testing-library/dom'
import { inlineProgram } from '@storefront/remote/server'
import { earlyInteraction } from '../../src/boot/early-interaction'
import { startScripts, type ScriptStart } from './start-scripts.inline'

/** Opens a page with deferred scripts in a browser. The page's listeners end with the test. */
function heldPage(
  start: Exclude<ScriptStart, 'parsed'>,
  readyState: DocumentReadyState = 'interactive',
  sheet = '',
) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  document.head.innerHTML = `<template id="scripts">${sheet}<link rel="preload" as="script" href="/main.js"><script src="/main.js" nonce="n0nce"></script></template>`
  new Function(inlineProgram(startScripts, start, 'scripts', undefined))()
}
const running = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]

async function begun() {
  await jest.advanceTimersByTimeAsync(0)
  return running()
}

beforeEach(() => {
  jest.useFakeTimers()
  const listeners: Parameters<typeof removeEventListener>[] = []
  const { addEventListener } = window
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...listener: Parameters<typeof addEventListener>) => {
      listeners.push([listener[0], listener[1], listener[2]])
      addEventListener(...listener)
    })
  forgetListeners = () => listeners.forEach((listener) => removeEventListener(...listener))
})
let forgetListeners = () => undefined as unknown

afterEach(() => {
  forgetListeners()
  jest.restoreAllMocks()
  jest.useRealTimers()
  sessionStorage.clear()
})

const move = (movementX: number) =>
  Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 })

test.each([
  ...['touchstart', 'keydown', 'wheel', 'focusin'].map((type) => new Event(type, { bubbles: true })),
  move(1),
])('runs the scripts once and in order on the first $type', async (sign) => {
  heldPage('interaction')
  fireEvent(window, new Event('load'))
  expect(running()).toEqual([])

  fireEvent(document.body, sign)
  fireEvent(document.body, sign)

  expect((await begun()).map(({ src, async, nonce }) => [new URL(src).pathname, async, nonce])).toEqual([
    ['/main.js', false, 'n0nce'],
  ])
})

test('counts only real scrolls and pointer moves as interaction', async () => {
  heldPage('interaction')
  fireEvent.scroll(document.body)
  fireEvent(document.body, move(0))
  expect(running()).toEqual([])

  fireEvent.scroll(document)

  expect(await begun()).toHaveLength(1)
})

test('waits at most three seconds for style sheets', async () => {
  const sheet = '<link rel="stylesheet" href="/shell.css">'
  heldPage('interaction', 'interactive', sheet)
  fireEvent.keyDown(document.body)
  expect(await begun()).toEqual([])
  fireEvent.load(document.querySelector('link[rel=stylesheet]')!)
  expect(await begun()).toHaveLength(1)

  forgetListeners()
  heldPage('interaction', 'interactive', sheet)
  fireEvent.keyDown(document.body)
  await jest.advanceTimersByTimeAsync(2_999)
  expect(running()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(running()).toHaveLength(1)
})

test('runs the scripts after four seconds without interaction', async () => {
  heldPage('interaction')
  fireEvent(window, new Event('load'))
  jest.advanceTimersByTime(3_999)
  expect(running()).toEqual([])

  jest.runAllTimers()

  expect(await begun()).toHaveLength(1)
})

test('runs the scripts of a known shopper after the load event', async () => {
  heldPage('loaded')
  expect(running()).toEqual([])

  fireEvent(window, new Event('load'))

  expect(await begun()).toHaveLength(1)
})

test('waits until the document is parsed after an early interaction', async () => {
  heldPage('interaction', 'loading')
  fireEvent.keyDown(document.body)
  expect(running()).toEqual([])

  jest.mocked(Object.getOwnPropertyDescriptor(document, 'readyState')!.get!).mockReturnValue('interactive')
  fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }))

  expect(await begun()).toHaveLength(1)
})

test('runs the scripts immediately if there is a flash message', async () => {
  sessionStorage.setItem('flash', '[{"type":"positive","message":"ログアウトしました。"}]')

  heldPage('interaction')

  expect(await begun()).toHaveLength(1)
})

test('reports early pointer moves and presses to the shell', async () => {
  heldPage('interaction')
  fireEvent(document.body, move(-1))
  expect(earlyInteraction()).toEqual({ isNear: true })

  fireEvent.pointerDown(document.body)

  expect(earlyInteraction()).toEqual({ isNear: true, isPressing: true })
})
