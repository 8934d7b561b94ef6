import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pipeline } from 'node:stream/promises'
import { root } from '../run/workspace.mjs'
import { runCommand, step, Stop } from '../run/steps.mjs'

/** What a shop in containers keeps: database and files. Releases are made again from their sources. */
const parts = /** @type {const} */ (['database.dump', 'files.tar'])
const database = ['-U', 'shop', '-d', 'shop']

/**
 * Runs `docker compose` with a stream in or out.
 * @param {string[]} args
 * @param {object} [streams]
 * @param {NodeJS.ReadableStream} [streams.input]
 * @param {NodeJS.WritableStream} [streams.output]
 * @param {Record<string, string>} [streams.variables]
 * @returns {Promise<string>} what it printed, unless that went to `output`
 * @throws Stop with its last words
 */
async function compose(args, { input, output, variables = {} } = {}) {
  const child = spawn('docker', ['compose', ...args], { cwd: root, env: { ...process.env, ...variables } })
  let said = ''
  let printed = ''
  child.stderr.on('data', (words) => (said = `${said}${words}`.slice(-2_000)))
  const streams = []
  if (input) streams.push(pipeline(input, child.stdin))
  else child.stdin.end()
  if (output) streams.push(pipeline(child.stdout, output))
  else child.stdout.on('data', (words) => (printed += words))
  const code = new Promise((resolve, reject) => {
    const refuse = ({ message }) => reject(new Stop(`Docker with Compose v2 is needed: ${message}.`))
    child.once('close', resolve).once('error', refuse)
  })
  // A program that ends early breaks the stream: its own words say why.
  const [ended] = await Promise.all([code, Promise.allSettled(streams)])
  if (ended !== 0) throw new Stop(`docker compose ${args.slice(0, 4).join(' ')} failed: ${said.trim()}`)
  return printed.trim()
}

/**
 * Writes database and files of the running shop into a folder, with the hash of each.
 * @param {string} folder
 * @param {{ project?: string[], variables?: Record<string, string> }} [options]
 */
export async function saveBackup(folder, { project = [], variables } = {}) {
  if (existsSync(path.join(folder, 'backup.json'))) throw new Stop(`${folder} holds a backup already.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const output = (name) => createWriteStream(path.join(folder, name), { mode: 0o600 })
  const run = (args, name) =>
    compose([...project, 'exec', '-T', ...args], { output: output(name), variables })
  // The files first: a row that names a file that is not there would be worse than a file without its row.
  await run(['api', 'tar', '-C', '/data', '-cf', '-', '.'], 'files.tar')
  await run(['postgres', 'pg_dump', ...database, '--format=custom'], 'database.dump')
  const hashes = await hashesOf(folder)
  await writeFile(
    path.join(folder, 'backup.json'),
    `${JSON.stringify({ at: new Date().toISOString(), hashes }, null, 2)}\n`,
  )
  return hashes
}

/**
 * Puts a backup into a shop without a database, whose containers are down, and starts it.
 * @param {string} folder
 * @param {{ project?: string[], variables?: Record<string, string> }} [options]
 * @throws Stop when a file is not what was saved, or the database holds something
 */
export async function restoreBackup(folder, { project = [], variables } = {}) {
  const { hashes } = JSON.parse(
    await readFile(path.join(folder, 'backup.json'), 'utf8').catch(() => {
      throw new Stop(`${folder} holds no backup.`)
    }),
  )
  const now = await hashesOf(folder)
  const changed = parts.find((name) => now[name] !== hashes[name])
  if (changed) throw new Stop(`${changed} is not what was saved: its hash differs.`)
  const run = (args, input) => compose([...project, ...args], { input, variables })
  const from = (name) => createReadStream(path.join(folder, name))

  await run(['up', '-d', '--wait', 'postgres'])
  const ask = `select count(*) from information_schema.tables where table_schema = 'public'`
  const tables = await run(['exec', '-T', 'postgres', 'psql', ...database, '-tAc', ask])
  if (tables !== '0')
    throw new Stop(`The database holds ${tables} tables: restore into one that is empty (a new volume).`)
  const restore = ['pg_restore', ...database, '--exit-on-error', '--single-transaction', '--no-owner']
  await run(['exec', '-T', 'postgres', ...restore], from('database.dump'))
  const unpack = ['run', '--rm', '--no-deps', '-T', '--entrypoint', 'tar', 'api', '-C', '/data', '-xf', '-']
  await run(unpack, from('files.tar'))
  await run(['up', '-d'])
}

async function hashesOf(folder) {
  const hashes = parts.map(async (name) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, name)), hash)
    return [name, hash.digest('hex')]
  })
  return Object.fromEntries(await Promise.all(hashes))
}

/**
 * `npm run backup -- save FOLDER`, and `npm run backup -- restore FOLDER` into a shop that has nothing.
 * @param {string[]} args
 */
async function runBackup(args) {
  const [verb = '', folder = ''] = args
  const work = { save: saveBackup, restore: restoreBackup }[verb]
  if (!work || !folder) throw new Stop('Say what to do: npm run backup -- save FOLDER, or restore FOLDER.')
  await step(`${verb} ${folder}`, () => work(path.resolve(folder)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  runCommand(() => runBackup(process.argv.slice(2)))
