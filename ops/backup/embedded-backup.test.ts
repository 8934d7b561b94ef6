import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let base: string
let shop: string
let to: string

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'embedded-backup-'))
  shop = path.join(base, 'shop')
  to = path.join(base, 'backup')
  for (const [name, text] of Object.entries(files)) put(name, text)
})
afterEach(() => rmSync(base, { recursive: true }))

const files = {
  'database/PG_VERSION': '18',
  'storage/reviews/8/1.webp': 'photograph',
  'secrets.json': '{"session":"s"}',
  'payment-sandbox.jsonl': '{}',
  'prepared.txt': '1.0.0',
}
function put(name: string, text: string) {
  mkdirSync(path.dirname(path.join(shop, name)), { recursive: true })
  writeFileSync(path.join(shop, name), text)
}
const read = (name: string) => readFileSync(path.join(shop, name), 'utf8')

function backup(args: string[], env: Record<string, string> = {}) {
  const command = path.join(__dirname, '../containers/backup.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_FOLDER: shop, DATABASE_URL: '', STORAGE_BUCKET: '', ...env },
    encoding: 'utf8',
  })
  return { status, words: stdout + stderr }
}

test('restores the files of the saved shop', () => {
  mkdirSync(path.join(shop, 'database/pg_notify'))
  expect(backup(['save', to, '--embedded']).status).toBe(0)
  rmSync(shop, { recursive: true })

  expect(backup(['restore', to]).status).toBe(0)

  expect(readdirSync(shop).toSorted()).toEqual(
    ['database', 'payment-sandbox.jsonl', 'prepared.txt', 'secrets.json', 'storage'].toSorted(),
  )
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text)
  expect(existsSync(path.join(shop, 'database/pg_notify'))).toBe(true)
})

test("restores although tar stops reading at the archive's end", () => {
  backup(['save', to, '--embedded'])
  rmSync(shop, { recursive: true })
  const blocks = readFileSync(path.join(to, 'shop.tar')).length / 512
  padArchive(1_000_000)
  const programs = path.join(base, 'programs')
  mkdirSync(programs)
  const stopsEarly = `dd bs=512 count=${blocks} status=none | PATH=$REAL_PATH tar "$@"`
  writeFileSync(path.join(programs, 'tar'), `#!/bin/sh\n${stopsEarly}\n`, { mode: 0o755 })
  const real = process.env.PATH ?? ''

  expect(backup(['restore', to], { PATH: `${programs}:${real}`, REAL_PATH: real })).toMatchObject({
    status: 0,
  })

  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text)
})

/** Appends zeros to the saved archive, as a tape or a larger record size does. */
function padArchive(bytes: number) {
  appendFileSync(path.join(to, 'shop.tar'), Buffer.alloc(bytes))
  const hash = createHash('sha256')
    .update(readFileSync(path.join(to, 'shop.tar')))
    .digest('hex')
  const record = JSON.parse(readFileSync(path.join(to, 'backup.json'), 'utf8'))
  writeFileSync(path.join(to, 'backup.json'), JSON.stringify({ ...record, hashes: { 'shop.tar': hash } }))
}

test('does not back up the composition, logs or development shop', () => {
  for (const name of ['composition.json', 'logs/api.log', 'dev/database/PG_VERSION']) put(name, 'made again')
  backup(['save', to, '--embedded'])
  rmSync(shop, { recursive: true })

  backup(['restore', to])

  expect(readdirSync(shop)).not.toEqual(expect.arrayContaining(['composition.json']))
  expect(existsSync(path.join(shop, 'logs'))).toBe(false)
  expect(existsSync(path.join(shop, 'dev'))).toBe(false)
})

test('refuses to back up a running shop', () => {
  put('process.lock', String(process.pid))

  const { status, words } = backup(['save', to, '--embedded'])

  expect(status).toBe(1)
  expect(words).toContain(`is in use by process ${process.pid}: stop the shop first`)
  expect(read('process.lock')).toBe(String(process.pid))
  expect(existsSync(to)).toBe(false)
})

test('takes over the lock of a process that has exited', () => {
  put('process.lock', String(spawnSync(process.execPath, ['-e', '']).pid))

  expect(backup(['save', to, '--embedded']).status).toBe(0)

  expect(existsSync(path.join(shop, 'process.lock'))).toBe(false)
})

test('refuses to restore over a shop and changes no file', () => {
  backup(['save', to, '--embedded'])
  put('database/PG_VERSION', 'newer')

  const { status, words } = backup(['restore', to])

  expect(status).toBe(1)
  expect(words).toMatch(/holds a shop \(database, .*\): save and remove it first/)
  expect(read('database/PG_VERSION')).toBe('newer')
})

test('refuses to restore a modified archive', () => {
  backup(['save', to, '--embedded'])
  rmSync(shop, { recursive: true })
  writeFileSync(path.join(to, 'shop.tar'), 'other')

  const { status, words } = backup(['restore', to])

  expect(status).toBe(1)
  expect(words).toContain('shop.tar is not what was saved')
  expect(existsSync(path.join(shop, 'database'))).toBe(false)
})

test('refuses a folder that already holds a backup', () => {
  backup(['save', to, '--embedded'])

  expect(backup(['save', to, '--embedded'])).toEqual({
    status: 1,
    words: expect.stringContaining('holds a backup already'),
  })
})

test('refuses to write a backup into the data folder', () => {
  expect(backup(['save', path.join(shop, 'backup'), '--embedded'])).toEqual({
    status: 1,
    words: expect.stringContaining('lies in the data folder'),
  })
})

test.each(['DATABASE_URL', 'STORAGE_BUCKET'])('refuses to back up while %s is set', (name) => {
  const { status, words } = backup(['save', to, '--embedded'], { [name]: 'elsewhere' })

  expect(status).toBe(1)
  expect(words).toContain(`${name} is set`)
})
