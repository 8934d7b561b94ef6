import { watchHeaderScroll } from './header-scroll'

let stop: () => void
const header = () => document.getElementById('shell-header')!
function scrollPage(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  document.body.innerHTML = '<div id="shell-header"><a href="/cart">カート</a></div>'
  Object.defineProperty(header(), 'offsetHeight', { value: 100 })
  stop = watchHeaderScroll()
})
afterEach(() => {
  stop()
  scrollPage(0)
})

test('shows the header again when the page scrolls up', () => {
  scrollPage(600)
  expect(header()).toHaveAttribute('data-away')

  scrollPage(560)
  expect(header()).not.toHaveAttribute('data-away')
})

test('shows the header on a new screen', () => {
  scrollPage(600)

  window.dispatchEvent(new Event('single-spa:routing-event'))

  expect(header()).not.toHaveAttribute('data-away')
})

test('reserves the header’s height for anchors', () => {
  expect(document.documentElement.style.getPropertyValue('--header-height')).toBe('100px')
})
