import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../run/workspace.mjs'

let folder: string
const at = (name: string) => path.join(folder, name)

/** Runs the command on a machine without Docker; answers what it prints. */
function backup(args: string[], { shop = 'shop', ...env }: Record<string, string> = {}): string {
  const program = path.join(root, 'shared-kernel/tooling/containers/backup/backup.mjs')
  try {
    return execFileSync(process.execPath, [program, ...args], {
      env: { PATH: '', DATA_FOLDER: at(shop), ...env },
      stdio: 'pipe',
    }).toString()
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-backup-'))
  mkdirSync(at('shop/database'), { recursive: true })
  writeFileSync(at('shop/database/PG_VERSION'), '18')
  writeFileSync(at('shop/secrets.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a shop of npm start comes back in another folder', () => {
  backup(['save', at('saved')])
  backup(['restore', at('saved')], { shop: 'other' })

  expect(readFileSync(at('other/database/PG_VERSION'), 'utf8')).toBe('18')
  expect(readFileSync(at('other/secrets.json'), 'utf8')).toBe('{}')
})

test('a running shop is not saved', () => {
  writeFileSync(at('shop/process.lock'), String(process.pid))

  expect(backup(['save', at('saved')])).toContain(`runs (process ${process.pid}): stop it, then save`)
})

test('a shop that ended without removing its lock is saved', () => {
  writeFileSync(at('shop/process.lock'), '4194305')

  backup(['save', at('saved')])

  expect(backup(['restore', at('saved')], { shop: 'other' })).toContain('restore')
})

test('a folder that holds a shop is not overwritten', () => {
  backup(['save', at('saved')])

  expect(backup(['restore', at('saved')])).toContain('holds a shop')
})

test('a changed backup is not restored', () => {
  backup(['save', at('saved')])
  writeFileSync(at('saved/data/secrets.json'), '{"changed":true}')

  expect(backup(['restore', at('saved')], { shop: 'other' })).toContain('its hash differs')
})

test('a shop with DATABASE_URL is left to the tools of its database', () => {
  expect(backup(['save', at('saved')], { DATABASE_URL: 'postgres://elsewhere/shop' })).toContain('pg_dump')
})
