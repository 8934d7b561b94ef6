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

test('keeps the tokens of the page’s own theme and layout', () => {
  const text =
    ':root{--ink:#222}[data-theme=business]{--ink:#111}[data-scheme=dark][data-theme=\'school\']{--ink:#fff}[data-theme=gift]{--font:ming}[data-layout="simple"] h1{margin:0}'
  const page = readMarks('<html data-theme="gift"><body data-layout="simple">')

  expect(criticalCss(text, page)).toBe(
    ':root{--ink:#222}[data-theme=gift]{--font:ming}[data-layout="simple"] h1{margin:0}',
  )
})
