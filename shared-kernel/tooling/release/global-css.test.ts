import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globalRules } from './global-css.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
  for (const part of ['client', 'src/list']) mkdirSync(path.join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function globalIn(built: string, sources: Record<string, string> = {}) {
  writeFileSync(path.join(folder, 'client/app.12345678.css'), built)
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, 'src', file), text)
  return globalRules(path.join(folder, 'client'), 'catalog', path.join(folder, 'src'))
}

test('allows rules scoped by a class of the remote or kernel', () => {
  const built =
    '@layer remote{.catalog-list-a1b2c>h2,.catalog-box-a1b2c:hover a{margin:0}@keyframes catalog-in{to{opacity:1}}}' +
    '@layer ui{.ui-button-zz9{color:red}}.catalog-late-x1:has(.catalog-open-x1){gap:0}'

  expect(globalIn(built)).toEqual([])
})

test.each([
  ['button{display:none}', 'button'],
  ['@layer remote{button{display:none}}', 'button'],
  ['@media (width<40rem){:root{--ink:red}}', ':root'],
  ['.catalog-a-1,.price{color:red}', '.price'],
  ['body:has(.catalog-open-1){overflow:hidden}', 'body:has(.catalog-open-1)'],
  ['.cart-line-1{color:red}', '.cart-line-1'],
])('reports the file, line and selector of the global rule %s', (built, selector) => {
  expect(globalIn(built)).toEqual([{ file: 'app.12345678.css', line: 1, selector }])
})

test('locates a global rule in the sources', () => {
  const sources = {
    'list/late.css':
      '@layer remote {\n  .x {\n    color: red;\n  }\n}\n\nbutton > span {\n  display: none;\n}\n',
    'list/page.module.css': '.row button {\n  margin: 0;\n}\n\n:global(.dialog) {\n  margin: 0;\n}\n',
  }

  expect(globalIn('button>span{display:none}.dialog{margin:0}', sources)).toEqual([
    { file: 'src/list/late.css', line: 7, selector: 'button > span' },
    { file: 'src/list/page.module.css', line: 5, selector: ':global(.dialog)' },
  ])
})
