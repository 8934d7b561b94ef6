import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import ts from 'typescript'
import { root } from '../../workspace/workspace.mjs'
import { createTypeProgram } from '../program.mjs'
import { declarationFiles } from './declarations.rules.mjs'
import { widgetShapesIn } from './widget-shapes.mjs'

const source = path.join(root, 'mfe-cart/src/widgets-of-a-test.tsx')
const declared = path.join(root, 'remote-types/catalog-of-a-test/index.d.ts')

const favourite = { productId: 'number', 'note?|null': 'string', tone: "'quiet'|'loud'", ids: ['number'] }

let folder: string
let shop: Server | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'widgets-'))
})
afterEach(() => {
  shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('describes the props of widgets from their components', () => {
  const widgets = `
    import { createWidget } from '@storefront/remote'
    type Favourite = { productId: number } & { note?: string | null; tone: 'quiet' | 'loud'; ids: readonly number[] }
    const favourite = createWidget((_: Favourite) => null)
    const login = createWidget(() => null)
    export const widgets = { favourite: async () => favourite, login: async () => login, other: async () => ({}) }
  `

  expect(widgetShapesIn(createTypeProgram([source], { [source]: widgets }), source)).toEqual({
    favourite,
    login: {},
    other: { '*': 'unknown' },
  })
})

const accepted = {
  'as declared': `<Widget of="catalog/favourite" data={{ productId: 1, tone: 'loud', ids: [1], note: null }} />`,
  'without props': `<Widget of="catalog/login" />`,
  'of an undeclared remote': `<Widget of="cart/mini-cart" data={{ any: 1 }} />`,
}
const failing = {
  'a prop of another type': `<Widget of="catalog/favourite" data={{ productId: '', tone: 'loud', ids: [] }} />`,
  'an unknown prop': `<Widget of="catalog/favourite" data={{ productId: 1, tone: 'loud', ids: [], nope: 1 }} />`,
  'missing props': `<Widget of="catalog/favourite" />`,
  'an unknown widget': `<Widget of="catalog/favorite" />`,
}
const fileOf = (title: string) => source.replace('.tsx', `-${title.replaceAll(' ', '-')}.tsx`)

/** Type-checks each use of catalog's declared widgets in another remote. */
function checkUses() {
  const { 'index.d.ts': declarations = '' } = declarationFiles({
    ...{ name: 'catalog', version: '1.1.0' },
    widgets: { favourite, login: {} },
  })
  const uses = Object.entries({ ...accepted, ...failing }).map(([title, use]) => [
    fileOf(title),
    `import { Widget } from '@storefront/remote'\nexport const use = ${use}`,
  ])
  const files = { ...Object.fromEntries(uses), [declared]: declarations }
  return createTypeProgram(Object.keys(files), files)
}

describe('declared widgets', () => {
  let uses: ts.Program
  beforeAll(() => {
    uses = checkUses()
  })
  const errorsOf = (title: string) =>
    uses
      .getSemanticDiagnostics(uses.getSourceFile(fileOf(title)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))

  test.each(Object.keys(accepted))('accepts a widget %s', (title) => {
    expect(errorsOf(title)).toEqual([])
  })

  test.each(Object.keys(failing))('fails the type check for %s', (title) => {
    expect(errorsOf(title)).toHaveLength(1)
  })
})

test('writes a type of another team’s sources as unknown', () => {
  const widgets = { 'a"b': { item: 'Product', 'on-press': {} } }
  const { 'index.d.ts': declarations } = declarationFiles({ name: 'catalog', version: '1.1.0', widgets })

  expect(declarations).toContain(`"catalog/a\\"b": { "item": unknown; "on-press": unknown }`)
})

async function runTypes(...words: string[]) {
  const child = spawn(process.execPath, [path.join(__dirname, '../../bin/types.mjs'), ...words], {
    env: { ...process.env, DATA_FOLDER: folder, RELEASES_FOLDER: path.join(folder, 'releases') },
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, words: out + error }
}

const readPackage = (name: string) => ({
  manifest: JSON.parse(readFileSync(path.join(folder, 'types', name, 'package.json'), 'utf8')),
  declarations: readFileSync(path.join(folder, 'types', name, 'index.d.ts'), 'utf8'),
})

async function openShop(answer: RequestListener) {
  shop = createServer(answer).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  return `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
}

test('declares the widgets of a shop’s composition by its versions', async () => {
  const remotes = [
    { name: 'catalog', version: '1.1.0' },
    { name: 'content', version: '1.0.0-1a2b3c4d' },
  ]
  const origin = await openShop(({ url }, response) => {
    if (url === '/-/composition') return response.end(JSON.stringify({ id: 'a', remotes }))
    if (url === '/remotes/catalog/1.1.0/widgets.json') return response.end(JSON.stringify({ favourite }))
    return response.writeHead(404).end()
  })

  const { code, words } = await runTypes('--from', origin, '--to', path.join(folder, 'types'))

  expect(words).toBe(
    'catalog 1.1.0: 1 widgets\ncontent 1.0.0-1a2b3c4d describes no widgets: they take any data\n',
  )
  expect(code).toBe(0)
  const { manifest, declarations } = readPackage('catalog')
  expect(manifest).toMatchObject({ name: '@storefront-types/catalog', version: '1.1.0' })
  expect(declarations).toContain('"catalog/favourite": { "productId": number; "note"?: string | null;')
})

test('declares no remote whose name is a path', async () => {
  const origin = await openShop((_, response) =>
    response.end(JSON.stringify({ remotes: [{ name: '../../catalog', version: '1.1.0' }] })),
  )

  const { words } = await runTypes('--from', origin, '--to', path.join(folder, 'types'))

  expect(words).toBe('../../catalog 1.1.0 describes no widgets: they take any data\n')
})

test('declares the widgets of this machine’s composition', async () => {
  const fragment = 'http://127.0.0.1:9/1.1.0/fragment'
  const remotes = [{ name: 'catalog', version: '1.1.0', fragment, routes: [] }]
  writeFileSync(path.join(folder, 'composition.json'), JSON.stringify({ id: 'a', remotes }))
  mkdirSync(path.join(folder, 'releases/catalog/1.1.0/client'), { recursive: true })
  writeFileSync(
    path.join(folder, 'releases/catalog/1.1.0/client/widgets.json'),
    JSON.stringify({ favourite }),
  )

  const { words } = await runTypes('--to', path.join(folder, 'types'))

  expect(words).toBe('catalog 1.1.0: 1 widgets\n')
  expect(readPackage('catalog').declarations).toContain('"catalog/favourite"')
})
