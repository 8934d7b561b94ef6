/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(__dirname, '../../..')
let folder: string

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ops-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** `npm run <name> -- <args>` on a machine where no engine answers, or that has no Docker at all. */
function run(name: string, args: string[] = [], { hasDocker = true } = {}) {
  const programs = hasDocker ? process.env.PATH : withoutDocker()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DOCKER_HOST: `unix://${folder}/nobody.sock`,
      ...(hasDocker ? {} : { PATH: programs }),
    },
    encoding: 'utf8',
  })
  return { status, words: stdout + stderr }
}

/** A folder of programs that has Node and a shell, and no Docker. */
function withoutDocker() {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  symlinkSync(process.execPath, path.join(programs, 'node'))
  for (const name of ['npm', 'sh', 'env']) symlinkSync(programOf(name), path.join(programs, name))
  return programs
}

const programOf = (name: string) =>
  spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()

test.each([true, false])(
  'npm run containers says that it is skipped where no engine answers (Docker: %s)',
  (hasDocker) => {
    expect(run('containers', [], { hasDocker })).toEqual({
      status: 0,
      words: 'Skipped: no container engine with Compose v2 answers here.\n',
    })
  },
)

test('npm run backup says how it is used', () => {
  expect(run('backup')).toEqual({
    status: 1,
    words: expect.stringContaining('npm run backup -- save FOLDER'),
  })
})

test.each([true, false])(
  'npm run backup says in one sentence that no engine answers, and leaves no backup (Docker: %s)',
  (hasDocker) => {
    const { status, words } = run('backup', ['save', path.join(folder, 'backup')], { hasDocker })

    expect(status).toBe(1)
    expect(words).toMatch(/docker/i)
    expect(words).not.toMatch(/\n\s+at /)
    expect(readdirSync(path.join(folder, 'backup'))).not.toContain('backup.json')
  },
)
