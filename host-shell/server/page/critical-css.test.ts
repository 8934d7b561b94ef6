/** @jest-environment node */
import { criticalCss, readMarks } from './critical-css'

const marks = readMarks('<main class="shell-page"><p class="price sale">2,808円</p></main>')

test('keeps a rule if one of its selectors can match', () => {
  const text =
    '.price{color:red}.badge{color:blue}.badge,.sale{margin:0}.shell-page .badge{padding:0}h1{margin:0}'

  expect(criticalCss(text, marks)).toBe('.price{color:red}.badge,.sale{margin:0}h1{margin:0}')
})

test('keeps the order of layers and removes empty groups', () => {
  const text =
    '@layer tokens, base, ui;@layer base{:root{--ink:#222}@media (width<768px){.price{margin:0}}}@layer ui{.badge{color:blue}}@media print{.sale{color:#000}}'

  expect(criticalCss(text, marks)).toBe(
    '@layer tokens, base, ui;@layer base{:root{--ink:#222}@media (width<768px){.price{margin:0}}}@media print{.sale{color:#000}}',
  )
})

test('does not require classes inside `:not()`, `:is()` and `:has()`', () => {
  const text = '.price:not(.badge, :is(.old)):hover{margin:0}.sale:has(> .badge){color:red}'

  expect(criticalCss(text, marks)).toBe(text)
})

test('keeps fonts, keyframes and nested rules as written', () => {
  const text =
    '@font-face{font-family:ming;src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}.price{color:red;.badge &{color:blue}}'

  expect(criticalCss(text, marks)).toBe(text)
})

test('matches an escaped class name', () => {
  expect(criticalCss('.\\31 st{margin:0}.a\\:b{margin:0}', readMarks('<p class="a:b">'))).toBe(
    '.a\\:b{margin:0}',
  )
})

test('keeps the tokens of the page’s own theme', () => {
  const text =
    ":root{--ink:#222}[data-theme=business]{--ink:#111}[data-scheme=dark][data-theme='school']{--ink:#fff}[data-theme=gift]{--font:ming}"

  expect(criticalCss(text, readMarks('<html data-theme="gift">'))).toBe(
    ':root{--ink:#222}[data-theme=gift]{--font:ming}',
  )
})

test('keeps states of the markup and those set before the scripts', () => {
  const page = readMarks('<html><button class="heart" aria-pressed="false" disabled=""></button>')
  const set = [
    '.heart:disabled{margin:0}',
    '.heart[aria-pressed=false]{margin:0}',
    '[data-scheme=dark]{margin:0}',
  ]
  const unset = [
    '.heart[aria-pressed=true]{margin:0}',
    '.heart[aria-busy]{margin:0}',
    '[data-away] h1{margin:0}',
  ]

  expect(criticalCss([...set, ...unset].join(''), page)).toBe(set.join(''))
})

test('keeps a rule for text that only looks like a mark', () => {
  expect(criticalCss('a[href^="data-x="]{margin:0}', readMarks('<a href="/">'))).toBe(
    'a[href^="data-x="]{margin:0}',
  )
})
