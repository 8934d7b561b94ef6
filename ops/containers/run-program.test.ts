import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../shared-kernel/tooling/run/preflight.mjs'
import { programEnvironment } from './run-program.mjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'program-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function run(program: string) {
  const file = path.join(folder, 'program.cjs')
  writeFileSync(
    file,
    `const http = require('node:http'); const server = http.createServer((request, response) => { ${program}; response.end('ok') }); server.listen(process.env.PORT)`,
  )
  const wrapper = `import(${JSON.stringify(path.join(__dirname, 'run-program.mjs'))}).then(({ runProgram }) => runProgram(${JSON.stringify(file)}, {}, { hungMs: 1_500, everyMs: 200 }))`
  const child = spawn(process.execPath, ['-e', wrapper], {
    env: { ...process.env, PORT: String(await freePort()), TMPDIR: folder },
  })
  return { child, said: text(child.stderr), ended: once(child, 'exit') }
}

test('kills and logs a program that hangs', async () => {
  const { said, ended } = await run(`if (request.url === '/ready') setTimeout(() => { while (true); }, 300)`)

  expect((await ended)[0]).toBe(1)

  expect(JSON.parse(await said)).toMatchObject({
    level: 'error',
    program: 'program.cjs',
    msg: 'program hangs and is ended',
  })
  expect(existsSync(path.join(folder, 'ready'))).toBe(true)
})

test('neither kills an unready program nor marks it as ready', async () => {
  const { child, ended } = await run(
    `if (request.url === '/ready') { response.statusCode = 503; asked = (globalThis.asked ?? 0) + 1; if (asked === 3) server.close(() => process.exit(7)) && server.closeAllConnections() }`,
  )

  expect((await ended)[0]).toBe(7)
  expect(existsSync(path.join(folder, 'ready'))).toBe(false)
  child.kill()
})

test('reads a secret from the file named by its variable', () => {
  const file = path.join(folder, 'payment-secret')
  writeFileSync(file, 'new,old\n')

  expect(
    programEnvironment({
      PAYMENT_SECRET_FILE: file,
      STORAGE_SECRET_KEY_FILE: file,
      SSL_CERT_FILE: '/nowhere',
      PGPASSWORD_FILE: '',
      PORT: '8080',
    }),
  ).toMatchObject({
    PAYMENT_SECRET: 'new,old',
    STORAGE_SECRET_KEY: 'new,old',
    PORT: '8080',
  })
})

test('treats an empty variable or secret file as unset', () => {
  const file = path.join(folder, 'storage-secret-key')
  writeFileSync(file, '')

  expect(programEnvironment({ STORAGE_BUCKET: '', STORAGE_SECRET_KEY_FILE: file, PORT: '80' })).toEqual({
    STORAGE_SECRET_KEY_FILE: file,
    PORT: '80',
  })
})
