import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, request, test as base } from '@playwright/test'
import { importTooling, root } from '../../shop/tooling'
import { runNpm, type RunningCommand } from './running-command'

type Terminal = {
  /** Data folder of this test. It doesn't exist at the start. */
  dataFolder: string
  /** Runs an npm script with that folder and a free port. */
  run(...words: string[]): Promise<RunningCommand & { port: number }>
}

const test = base.extend<Terminal>({
  // Inside the checkout, as the commands' default folder `.shop` is.
  dataFolder: async ({}, use) => {
    mkdirSync(path.join(root, '.shop'), { recursive: true })
    const folder = mkdtempSync(path.join(root, '.shop', 'command-'))
    await use(path.join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  },
  run: async ({ dataFolder }, use) => {
    const running: RunningCommand[] = []
    const { freePort } = await importTooling()
    await use(async (...words) => {
      const port = await freePort()
      const command = runNpm(words, { PORT: String(port), DATA_FOLDER: dataFolder })
      running.push(command)
      return { ...command, port }
    })
    for (const command of running) command.kill()
  },
})

/** Requests the home page as a browser does. Returns its status and text. */
async function home(origin: string) {
  const client = await request.newContext()
  const answer = await client.get(origin, { headers: { accept: 'text/html' } })
  const text = await answer.text()
  await client.dispose()
  return { status: answer.status(), text }
}

test('npm start serves a shop, npm run reset deletes its data', async ({ run, dataFolder }) => {
  const start = await run('start')
  await start.prints(/The shop is open: http:\/\/localhost:\d+/)
  // On a busy machine the first request may return 503.
  await expect.poll(async () => (await home(`http://localhost:${start.port}/`)).status).toBe(200)
  expect((await home(`http://localhost:${start.port}/`)).text).toContain('つなぐ')
  await start.interrupt()
  await expect(home(`http://localhost:${start.port}/`)).rejects.toThrow(/ECONNREFUSED/)

  const load = await run('shop', '--', 'import', 'reference-api/seed/tsunagu')
  expect([await load.end(), load.words()]).toEqual([0, expect.stringMatching(/tsunagu/)])
  const reviews = await run('shop', '--', 'reviews')
  expect([await reviews.end(), reviews.words()]).toEqual([0, expect.not.stringMatching(/rror/)])

  expect(existsSync(dataFolder)).toBe(true)
  const reset = await run('reset')
  expect([await reset.end(), reset.words()]).toEqual([0, expect.stringMatching(/^Removed /)])
  expect(existsSync(dataFolder)).toBe(false)
})

test('npm run dev serves the shop with a remote built from source', async ({ run }) => {
  const dev = await run('dev', '--', 'mfe-catalog')
  await dev.prints(/mfe-catalog from its sources, with hot reload: http:\/\/localhost:\d+/)

  const { status, text } = await home(`http://localhost:${dev.port}/`)

  expect(status).toBe(200)
  expect(text).toContain('つなぐ')
  await dev.interrupt()
})

test('npm run contracts finds no changes', async ({ run }) => {
  const contracts = await run('contracts')

  expect([await contracts.end(), contracts.words()]).toEqual([
    0,
    expect.stringMatching(/^contracts \S+: unchanged\nevent-bus \S+: unchanged\n$/),
  ])
})

test('npm run documents finds no changes', async ({ run }) => {
  const documents = await run('documents')

  expect([await documents.end(), documents.words()]).toEqual([
    0,
    'docs/status.md: unchanged\ndocs/map.md: unchanged\nREADME.md: unchanged\n',
  ])
})

test('npm run build skips unchanged packages', async ({ run }) => {
  const build = await run('build')

  expect(await build.end()).toBe(0)
  expect(build.words().match(/ unchanged$/gm)).toHaveLength(7)
})

test('npm run bench prints measurements', async ({ run }) => {
  const bench = await run('bench', '--', '--api', '--only', 'product')

  expect([await bench.end(), bench.words()]).toEqual([0, expect.stringMatching(/api postgresql product/)])
})

test('npm test lists the packages when given an unknown name', async ({ run }) => {
  const tests = await run('test', '--', 'mfe-catalogue')

  expect([await tests.end(), tests.words()]).toEqual([1, expect.stringMatching(/mfe-catalog\b/)])
})

test('npm run lint checks a single package', async ({ run }) => {
  const lint = await run('lint', '--', 'shared-kernel/event-bus')

  expect([await lint.end(), lint.words()]).toEqual([0, ''])
})

test('npm run roll lists the pairs when given an unknown name', async ({ run }) => {
  const roll = await run('roll', '--', 'nobody')

  expect([await roll.end(), roll.words()]).toEqual([
    1,
    expect.stringMatching(/nobody.*api, mfe-cart, mfe-catalog/),
  ])
})
