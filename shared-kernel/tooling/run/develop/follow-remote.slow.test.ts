import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** All tests share one watched remote, so each test starts and ends with correct sources. */
const root = path.resolve(__dirname, '../../../..')
const sources = {
  'package.json': '{ "name": "trial", "dependencies": {} }',
  'remote.json': '{ "name": "trial", "routes": ["/trial"] }',
  'tsconfig.json': JSON.stringify({
    extends: path.join(root, 'shared-kernel/tooling/tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
  }),
  'src/remote.ts': `
import { createRemote } from '@storefront/remote'
import { routes } from './routes'

export const app = createRemote({ name: 'trial', version: __RELEASE_VERSION__, routes })`,
  'src/server.ts': `
import { renderFragment as render } from '@storefront/remote/server'
import { routes } from './routes'

export const renderFragment = (request: Request) => render('trial', routes, request)
export const warmUp = async () => undefined`,
  'src/routes.ts': `
export const routes = [{ id: 'trial', path: '/trial', lazy: () => import('./trial.route') }]`,
  'src/trial.route.tsx': `
import { Word } from './word'

export const loader = ({ request }: { request: Request }) => {
  if (request.url.endsWith('?end')) process.exit(7)
  return process.pid
}
export const Component = () => <Word />`,
}
const word = (text: string) => `export function Word() {\n  return <h1>${text}</h1>\n}\n`

let folder: string
let origin: string
let follower: ChildProcess
let told = ''
let messages: { type: string; data?: unknown }[] = []

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.cache/trial-'))
  mkdirSync(path.join(folder, 'src'))
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), `${text}\n`)
  save(word('first'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const program = path.join(__dirname, '../testing/follow-remote.mjs')
  follower = spawn(process.execPath, [program, path.relative(root, folder), String(port)], { cwd: root })
  follower.stdout?.on('data', (data) => (told += data))
  follower.stderr?.on('data', (data) => (told += data))
  await until(() => told.includes('open http'))
  const { WebSocket } = createRequire(require.resolve('webpack-dev-server'))('ws')
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(String(data))))
  await once(socket, 'open')
})
afterAll(() => {
  follower.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  save(word('right'))
  await pageWith('right')
  told = ''
  messages = []
})

test('the server renders a page from the saved sources', async () => {
  save(word('second'))

  expect(await pageWith('second')).toContain('<h1>second</h1>')
})

test('notifies an open page of a change and serves the update', async () => {
  const hash = await newestHash()

  save(word('replaced'))
  await until(() => messages.some(({ type }) => type === 'ok'))
  const update = await fetch(`${origin}/0.0.0-development/trial.${hash}.hot-update.json`)

  expect(Object.keys((await update.json()) as object)).toContain('c')
})

test('reports a type error’s location while pages keep updating', async () => {
  save(`const count: number = 'many'\n${word('{count}')}`)
  await pageWith('many')
  await until(() => shownErrors().includes('word.tsx:1:7'))
  const shown = shownErrors()
  save(word('right'))
  await until(() => told.includes('mended'))

  expect(told).toContain('src/word.tsx:1:7\n')
  expect(told).toContain("> 1 | const count: number = 'many'")
  expect(shown).toContain("Type 'string' is not assignable to type 'number'")
})

test('reports a build error’s location and keeps the page', async () => {
  save('export function Word() {\n  return <h1>half</h2>\n}\n')
  await until(() => shownErrors().includes('word.tsx'))
  const still = await page()

  expect(told).toContain('src/word.tsx:2:20\nExpected corresponding JSX closing tag for <h1>\n')
  expect(told).toContain('> 2 |   return <h1>half</h2>')
  expect(told + shownErrors()).not.toMatch(/backtrace|unknown>/)
  expect(still).toContain('<h1>right</h1>')
})

test('reports the path and line of a server rendering error', async () => {
  save("export function Word(): never {\n  throw new Error('no word')\n}\n")
  await until(async () => (await page()) === '' && told.includes('no word'))
  await until(() => shownErrors().includes('word.tsx:2'))

  expect(told).toContain('src/word.tsx:2\n/trial: Error: no word\n')
})

test('reports and restarts a process that exits while rendering', async () => {
  await page('/trial?end')
  await until(() => told.includes('it ended with code 7'))

  expect(await pageWith('right')).toContain('<h1>right</h1>')
})

test('ends its child process on SIGTERM', async () => {
  const { hydration } = JSON.parse(await fragment('/trial')) as { hydration: { loaderData: object } }
  const [pid] = Object.values(hydration.loaderData)
  const isThere = isRunning(Number(pid))

  follower.kill('SIGTERM')
  await once(follower, 'exit')
  await until(() => !isRunning(Number(pid)))

  expect(isThere).toBe(true)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const save = (text: string) => writeFileSync(path.join(folder, 'src/word.tsx'), text)

const shownErrors = () =>
  JSON.stringify(messages.filter(({ type }) => type === 'errors').map(({ data }) => data))

async function fragment(url: string): Promise<string> {
  const answer = await fetch(`${origin}/0.0.0-development/fragment?url=${encodeURIComponent(url)}`)
  return answer.ok ? answer.text() : '{}'
}

async function page(url = '/trial'): Promise<string> {
  const { html = '', status } = JSON.parse(await fragment(url)) as { html?: string; status?: number }
  return status === 200 ? html : ''
}

async function pageWith(text: string): Promise<string> {
  let html = ''
  await until(async () => (html = await page()).includes(text))
  return html
}

async function newestHash(): Promise<string> {
  const entry = await (await fetch(`${origin}/0.0.0-development/remoteEntry.js`)).text()
  return /__webpack_require__\.h = \(\) => \("(\w+)"\)/.exec(entry)?.[1] ?? ''
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
