/** @jest-environment node */
import { criticalCss } from './critical-css'

const page = '<html><main id="outlet" class="shell-page"><h1>棚</h1><p class="price sale">2,808円</p></main>'
const shown = (text: string, html = page) => criticalCss([text], html)[0]

test('keeps the selectors of a rule that can match', () => {
  const text =
    '.price{color:red}.badge{color:blue}.badge,.sale{margin:0}.shell-page .badge{padding:0}h1{margin:0}'

  expect(shown(text)).toBe('.price{color:red}.sale{margin:0}h1{margin:0}')
})

test('leaves out rules for elements and ids that the page lacks', () => {
  const text =
    '.price>th{margin:0}table{border:0}main>p{margin:0}#outlet{margin:0}#shell-overlay p{margin:0}*+*{margin:0}html:has(table){margin:0}'

  expect(shown(text)).toBe('main>p{margin:0}#outlet{margin:0}*+*{margin:0}html:has(table){margin:0}')
})

test('keeps the order of layers and removes empty groups', () => {
  const text =
    '@layer tokens, base, ui;@layer base{:root{color:#222}@media (width<768px){.price{margin:0}}}@layer ui{.badge{color:blue}}@media print{.sale{color:#000}}'

  expect(shown(text)).toBe(
    '@layer tokens, base, ui;@layer base{:root{color:#222}@media (width<768px){.price{margin:0}}}@media print{.sale{color:#000}}',
  )
})

test('joins adjacent groups with the same head', () => {
  const text =
    '@layer ui{.price{margin:0}}@layer ui{.badge{margin:0}}@layer ui{.sale{margin:0}}@layer base{p{margin:0}}@layer ui{h1{margin:0}}'

  expect(shown(text)).toBe(
    '@layer ui{.price{margin:0}.sale{margin:0}}@layer base{p{margin:0}}@layer ui{h1{margin:0}}',
  )
})

test('does not require classes inside `:not()`, `:is()` and `:has()`', () => {
  const text = '.price:not(.badge, :is(.old)):hover{margin:0}.sale:has(> .badge){color:red}'

  expect(shown(text)).toBe(text)
})

test('keeps fonts and nested rules as written', () => {
  const text = '@font-face{font-family:ming;src:url(a.woff2)}.price{color:red;.badge &{color:blue}}'

  expect(shown(text)).toBe(text)
})

test('keeps keyframes that a matching rule animates', () => {
  const text =
    '@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}.price{animation:1s turn}.badge{animation-name:rise}'

  expect(shown(text)).toBe('@keyframes turn{to{rotate:1turn}}.price{animation:1s turn}')
})

test('keeps tokens that another sheet or the markup uses', () => {
  const tokens =
    ':root{--ink:#222;--line:var(--ink);--focus:blue;--veil:red;--gap:1px}[data-scheme=dark]{--veil:blue}'
  const html = `${page}<i style="gap:var(--gap)"></i>`

  expect(criticalCss([tokens, '.price{color:var(--line)}.badge{color:var(--focus)}'], html)).toEqual([
    ':root{--ink:#222;--line:var(--ink);--gap:1px}',
    '.price{color:var(--line)}',
  ])
})

test('matches an escaped class name', () => {
  expect(shown('.\\31 st{margin:0}.a\\:b{margin:0}', '<p class="a:b">')).toBe('.a\\:b{margin:0}')
})

test('keeps the rules of the page’s own theme', () => {
  const text =
    ":root{color:#222}[data-theme=business]{color:#111}[data-scheme=dark][data-theme='school']{color:#fff}[data-theme=gift]{font:ming}"

  expect(shown(text, '<html data-theme="gift">')).toBe(':root{color:#222}[data-theme=gift]{font:ming}')
})

test('keeps states of the markup and those set before the scripts', () => {
  const html = '<html><button class="heart" aria-pressed="false" disabled=""></button>'
  const set = [
    '.heart:disabled{margin:0}',
    '.heart[aria-pressed=false]{margin:0}',
    '[data-scheme=dark]{margin:0}',
  ]
  const unset = [
    '.heart[aria-pressed=true]{margin:0}',
    '.heart[aria-busy]{margin:0}',
    '[data-away] html{margin:0}',
  ]

  expect(shown([...set, ...unset].join(''), html)).toBe(set.join(''))
})

test('keeps a rule for text that only looks like a mark', () => {
  expect(shown('a[href^="data-x="]{margin:0}', '<a href="/">')).toBe('a[href^="data-x="]{margin:0}')
})
