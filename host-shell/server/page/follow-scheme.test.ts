import { inlineProgram } from '@storefront/remote/server'
import { followScheme } from './follow-scheme.inline'

const root = document.documentElement
let isSystemDark = false
let systemChanges = () => {}

const openPage = () => {
  new Function(inlineProgram(followScheme, 'kurashi.scheme'))()
  dispatchEvent(new Event('DOMContentLoaded'))
}
const select = () => document.querySelector('select')!
function chooseInFooter(value: string) {
  select().value = value
  select().dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  isSystemDark = false
  window.matchMedia = (() => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: (_type: string, listener: () => void) => (systemChanges = listener),
  })) as never
  document.body.innerHTML = `<select name="shell-scheme"><option>auto</option><option>light</option><option>dark</option></select><button data-consent>設定</button>`
})

test('follows the system’s colour scheme until the shopper chooses', () => {
  isSystemDark = true
  openPage()
  expect([root.dataset.scheme, select().value]).toEqual(['dark', 'auto'])

  isSystemDark = false
  systemChanges()

  expect(root.dataset.scheme).toBe('light')
})

test('stores the colour scheme chosen in the footer', () => {
  openPage()
  chooseInFooter('dark')
  expect(root.dataset.scheme).toBe('dark')

  root.dataset.scheme = ''
  openPage()

  expect([root.dataset.scheme, select().value]).toEqual(['dark', 'dark'])
  expect(localStorage.getItem('kurashi.scheme')).toBe('dark')
})

test('records a click on the privacy settings before the shell loads', () => {
  openPage()

  document.querySelector('button')!.click()

  expect(root.dataset.consent).toBe('asked')
})
