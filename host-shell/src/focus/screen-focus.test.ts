import { outlet } from '../remotes/outlet-element'
import { findAnchor, focusScreen } from './screen-focus'

const open = (hash: string, html: string) => {
  history.replaceState(null, '', `/guide${hash}`)
  outlet().innerHTML = html
  focusScreen()
  return document.activeElement?.id
}
const guide = '<h1 id="title">ご利用ガイド</h1><h2 id="のし">のし</h2><input id="word">'

beforeAll(() => {
  document.body.innerHTML = '<main id="outlet"></main>'
})

test('focuses the heading of a new screen', () => {
  expect(open('', guide)).toBe('title')
})

test('focuses the section that the URL names', () => {
  expect(open(`#${encodeURIComponent('のし')}`, guide)).toBe('のし')
})

test('focuses the heading if the screen lacks the section', () => {
  expect(open('#none', guide)).toBe('title')
})

test('focuses the field that the screen names', () => {
  expect(open('#title', guide.replace('<input', '<input data-focused-first'))).toBe('word')
})

test('ignores a malformed hash', () => {
  expect(findAnchor('#%E3%')).toBeNull()
})
