import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pipeline } from 'node:stream/promises'
import { restoreEmbeddedBackup, saveEmbeddedBackup } from '../backup/embedded-backup.mjs'
import { readBackup, recordBackup, refuseChangedFiles, refuseSavedFolder } from '../backup/saved-files.mjs'
import { root } from '../../shared-kernel/tooling/workspace/workspace.mjs'
import { runCommand, step, Stop } from '../../shared-kernel/tooling/workspace/steps.mjs'
import { frontFiles } from './front/roll.mjs'

/**
 * Folders of a containerised shop that are saved besides the database. Releases can be rebuilt from source.
 */
const folders = { 'files.tar': 'api', 'payments.tar': 'payment-sandbox' }
const withoutContainers = 'A shop of npm start is saved with --embedded.'
const database = ['-U', 'shop', '-d', 'shop']

/**
 * Variables of the API's container. Compose reports an unset variable as null.
 * @typedef {{ DATABASE_URL?: string | null, STORAGE_BUCKET?: string | null }} Environment
 */

/**
 * Runs `docker compose` with an input or output stream.
 * @param {string[]} args
 * @param {object} [streams]
 * @param {NodeJS.ReadableStream} [streams.input]
 * @param {NodeJS.WritableStream} [streams.output]
 * @param {Record<string, string>} [streams.variables]
 * @returns {Promise<string>} its output, unless written to `output`
 * @throws Stop with its last lines of output
 */
async function compose(args, { input, output, variables = {} } = {}) {
  const child = spawn('docker', ['compose', ...args], { cwd: root, env: { ...process.env, ...variables } })
  let said = ''
  let printed = ''
  child.stderr.on('data', (words) => (said = `${said}${words}`.slice(-2_000)))
  if (!input) child.stdin.end()
  if (!output) child.stdout.on('data', (words) => (printed += words))
  const sent = input ? pipeline(input, child.stdin) : undefined
  const written = output ? pipeline(child.stdout, output) : undefined
  const code = new Promise((resolve, reject) => {
    const refuse = (/** @type {Error} */ { message }) =>
      reject(new Stop(`Docker with Compose v2 is needed: ${message}. ${withoutContainers}`))
    child.once('close', resolve).once('error', refuse)
  })
  // A program that exits early breaks the stream. The output of the program gives the reason.
  const [ended, [, result]] = await Promise.all([code, Promise.allSettled([sent, written])])
  const command = `docker compose ${args.slice(0, 4).join(' ')}`
  if (ended !== 0) throw new Stop(`${command} failed: ${said.trim()}\n${withoutContainers}`)
  if (result.status === 'rejected')
    throw new Stop(`The output of ${command} could not be written: ${result.reason.message}`)
  return printed.trim()
}

/**
 * Saves the database and files of a running shop to a folder, with a hash of each file.
 * @param {string} folder
 * @param {{ project?: string[], variables?: Record<string, string> }} [options]
 */
export async function saveBackup(folder, { project = [], variables } = {}) {
  refuseSavedFolder(folder)
  /** @param {string} name */
  const output = (name) => createWriteStream(path.join(folder, name), { mode: 0o600 })
  /** @param {string[]} args @param {string} name */
  const run = (args, name) =>
    compose([...project, 'exec', '-T', ...args], { output: output(name), variables })
  const running = await compose([...project, 'ps', '--services', '--status', 'running'], { variables })
  if (!running.split('\n').includes('api'))
    throw new Stop(`The API does not run: start the shop first. ${withoutContainers}`)
  const ask = 'echo "$DATABASE_URL $STORAGE_BUCKET"'
  const asked = await compose([...project, 'exec', '-T', 'api', 'sh', '-c', ask], { variables })
  const [DATABASE_URL, STORAGE_BUCKET] = asked.split(' ')
  mustBeHere({ DATABASE_URL, STORAGE_BUCKET })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A shop with a real payment service has no sandbox.
  const kept = Object.entries(folders).filter(([, service]) => running.split('\n').includes(service))
  // Files are saved first, because a row without its file would be worse than a file without its row.
  for (const [name, service] of kept) await run([service, 'tar', '-C', '/data', '-cf', '-', '.'], name)
  await run(['postgres', 'pg_dump', ...database, '--format=custom'], 'database.dump')
  return recordBackup(folder, ['database.dump', ...kept.map(([name]) => name)])
}

/**
 * Restores a backup into a shop with an empty database and stopped containers, then starts the shop.
 * @param {string} folder
 * @param {{ project?: string[], variables?: Record<string, string> }} [options]
 * @throws Stop if a file's hash differs from the saved one, or the database isn't empty
 */
export async function restoreBackup(folder, { project = [], variables } = {}) {
  const { hashes } = await readBackup(folder)
  await refuseChangedFiles(folder, hashes)
  /** @param {string[]} args @param {NodeJS.ReadableStream} [input] */
  const run = (args, input) => compose([...project, ...args], { input, variables })
  /** @type {{ services: { api: { environment: Environment } } }} */
  const { services } = JSON.parse(await run(['config', '--format', 'json']))
  mustBeHere(services.api.environment)
  /** @param {string} name */
  const from = (name) => createReadStream(path.join(folder, name))

  await run(['up', '-d', '--wait', 'postgres'])
  const ask = `select count(*) from information_schema.tables where table_schema = 'public'`
  const tables = await run(['exec', '-T', 'postgres', 'psql', ...database, '-tAc', ask])
  if (tables !== '0')
    throw new Stop(`The database holds ${tables} tables: restore into one that is empty (a new volume).`)
  const restore = ['pg_restore', ...database, '--exit-on-error', '--single-transaction', '--no-owner']
  await run(['exec', '-T', 'postgres', ...restore], from('database.dump'))
  for (const [name, service] of Object.entries(folders).filter(([part]) => part in hashes)) {
    const unpack = ['--entrypoint', 'tar', service, '-C', '/data', '-xf', '-']
    await run(['run', '--rm', '--no-deps', '-T', ...unpack], from(name))
  }
  await run(['up', '-d'])
}

/**
 * Refuses to save or restore a shop whose database or files are stored elsewhere. Otherwise the backup would
 * look complete without them.
 * @param {Environment} environment of the API
 * @throws Stop naming them
 */
function mustBeHere({ DATABASE_URL, STORAGE_BUCKET }) {
  const url = DATABASE_URL ?? ''
  const host = URL.canParse(url) ? new URL(url).hostname : 'postgres'
  const elsewhere = [
    ...(host === 'postgres' ? [] : [`the database is on ${host} (DATABASE_URL)`]),
    ...(STORAGE_BUCKET ? [`pictures and files are in the bucket ${STORAGE_BUCKET} (STORAGE_BUCKET)`] : []),
  ]
  if (elsewhere.length > 0)
    throw new Stop(
      `This backup is of the shop's own containers, and ${elsewhere.join(', and ')}: ` +
        'save and restore them with the tools of whoever keeps them.',
    )
}

/**
 * `npm run backup -- save FOLDER`, or `npm run backup -- restore FOLDER` into an empty shop. `--front`
 * selects the shop behind the front proxy, `--embedded` the shop of `npm start`.
 * @param {string[]} args
 */
async function runBackup(args) {
  const [verb = '', named = ''] = args.filter((word) => !['--front', '--embedded'].includes(word))
  const project = args.includes('--front') ? frontFiles.flatMap((file) => ['-f', file]) : []
  const folder = path.resolve(named)
  if ((verb !== 'save' && verb !== 'restore') || !named)
    throw new Stop(
      'Say what to do: npm run backup -- save FOLDER, or restore FOLDER; with --embedded for a shop without containers.',
    )
  const isEmbedded =
    args.includes('--embedded') || (verb === 'restore' && (await readBackup(folder)).kind === 'embedded')
  const work = isEmbedded
    ? { save: saveEmbeddedBackup, restore: restoreEmbeddedBackup }
    : { save: saveBackup, restore: restoreBackup }
  await step(`${verb} ${named}`, async () => {
    await work[verb](folder, { project })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  runCommand(() => runBackup(process.argv.slice(2)))
