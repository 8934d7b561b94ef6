import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(__dirname, '../..')
let folder: string

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ops-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs `npm run <name> -- <args>` on a machine without a running engine, or without Docker. */
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

function withoutDocker() {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  symlinkSync(process.execPath, path.join(programs, 'node'))
  for (const name of ['npm', 'sh', 'env']) symlinkSync(programOf(name), path.join(programs, name))
  return programs
}

const programOf = (name: string) =>
  spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()

test.each([true, false])('npm run containers skips without a running engine (Docker: %s)', (hasDocker) => {
  expect(run('containers', [], { hasDocker })).toEqual({
    status: 0,
    words: 'Skipped: no container engine with Compose v2 answers here.\n',
  })
})

test('npm run backup prints its usage', () => {
  expect(run('backup')).toEqual({
    status: 1,
    words: expect.stringContaining('npm run backup -- save FOLDER'),
  })
})

test.each([true, false])(
  'npm run backup writes no backup without a running engine (Docker: %s)',
  (hasDocker) => {
    const { status, words } = run('backup', ['save', path.join(folder, 'backup')], { hasDocker })

    expect(status).toBe(1)
    expect(words).toMatch(/docker/i)
    expect(words).not.toMatch(/\n\s+at /)
    expect(existsSync(path.join(folder, 'backup'))).toBe(false)
  },
)

/**
 * Creates a fake Docker that runs these services and records its calls. The output of each stream is its
 * command line.
 */
function aDocker(services: string[], { url = 'postgresql://shop@postgres:5432/shop', bucket = '' } = {}) {
  const environment = { DATABASE_URL: url, STORAGE_BUCKET: bucket }
  const config = JSON.stringify({ services: { api: { environment } } })
  const programs = path.join(folder, 'docker')
  const asked = path.join(folder, 'asked')
  mkdirSync(programs)
  const script = `#!/bin/sh
echo "$*" >> ${asked}
case "$*" in
  *' ps '*) printf '%s\\n' ${services.join(' ')};;
  *' config '*) echo '${config}';;
  *DATABASE_URL*) echo '${url} ${bucket}';;
  *psql*) echo 0;;
  *) echo "$*";;
esac
`
  writeFileSync(path.join(programs, 'docker'), script, { mode: 0o755 })
  const run = (...args: string[]) =>
    spawnSync('npm', ['run', '--silent', 'backup', '--', ...args], {
      cwd: root,
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
      encoding: 'utf8',
    })
  const backup = (...args: string[]) => run(...args).status
  return { run, backup, asked: () => readFileSync(asked, 'utf8').split('\n') }
}

test.each([
  [
    ['api', 'postgres', 'payment-sandbox'],
    ['database.dump', 'files.tar', 'payments.tar'],
  ],
  [
    ['api', 'postgres'],
    ['database.dump', 'files.tar'],
  ],
])('backs up and restores services %s behind the front as %s', (services, parts) => {
  const { backup, asked } = aDocker(services)
  const to = path.join(folder, 'backup')

  expect(backup('save', to, '--front')).toBe(0)
  expect(backup('restore', to, '--front')).toBe(0)

  expect(readdirSync(to).toSorted()).toEqual(['backup.json', ...parts])
  const front = '-f docker-compose.yml -f ops/containers/front/docker-compose.yml'
  const lines = asked().filter((line) => line !== '')
  expect(lines.filter((line) => !line.startsWith(`compose ${front} `))).toEqual([])
  expect(lines.filter((line) => line.includes('-xf -'))).toHaveLength(parts.length - 1)
  expect(lines.at(-1)).toMatch(/ up -d$/)
})

const elsewhere = { url: 'postgresql://shop:hidden@db.example.com/shop', bucket: 'shop-files' }
const own = ['api', 'postgres', 'payment-sandbox']

test('refuses to back up a shop whose data is stored elsewhere', () => {
  const { run, asked } = aDocker(own, elsewhere)
  const to = path.join(folder, 'backup')

  const { status, stderr } = run('save', to)

  expect(status).toBe(1)
  expect(stderr).toContain(
    'the database is on db.example.com (DATABASE_URL), and pictures and files are in the bucket shop-files',
  )
  expect(stderr).not.toContain('hidden')
  expect(existsSync(to)).toBe(false)
  expect(asked().filter((line) => line.includes('pg_dump'))).toEqual([])
})

test('refuses to restore if the database is stored elsewhere', () => {
  const to = path.join(folder, 'backup')
  expect(aDocker(own).backup('save', to)).toBe(0)
  rmSync(path.join(folder, 'docker'), { recursive: true })
  rmSync(path.join(folder, 'asked'))
  const { run, asked } = aDocker(own, { ...elsewhere, bucket: '' })

  const { status, stderr } = run('restore', to)

  expect(status).toBe(1)
  expect(stderr).toContain('the database is on db.example.com')
  expect(asked().filter((line) => /pg_restore| up /.test(line))).toEqual([])
})

test('refuses to back up a shop whose API is down', () => {
  const { run } = aDocker(['postgres'])

  expect(run('save', path.join(folder, 'backup'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The API does not run'),
  })
})

test('refuses a backup whose file could not be written', () => {
  const to = path.join(folder, 'backup')
  mkdirSync(to)
  symlinkSync('/dev/full', path.join(to, 'database.dump'))

  expect(aDocker(own).run('save', to)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/could not be written: ENOSPC/),
  })
  expect(existsSync(path.join(to, 'backup.json'))).toBe(false)
})
