import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { buildAll } from '../../build/build-all.mjs'
import { buildProgramConfig } from '../../build/build-package.mjs'
import { openDevelopmentDatabase, prepareDevelopmentDatabase } from './development-database.mjs'
import { startShop } from '../shop.mjs'
import { step } from '../../workspace/steps.mjs'
import { restarter, watchProgram } from '../watch-program.mjs'
import { root } from '../../workspace/workspace.mjs'
import { stopAtSignals } from './stop-at-signals.mjs'

/** Packages that are programs, and the program's file. */
const programs = {
  'reference-api': { name: 'api', file: 'server.cjs' },
  'host-shell': { name: 'gateway', file: 'gateway.cjs' },
}

/**
 * @param {string} packageName
 * @returns {packageName is keyof typeof programs}
 */
export const isProgram = (packageName) => packageName in programs

/**
 * Rebuilds and restarts the API or the gateway on each change. The database keeps running.
 * @param {keyof typeof programs} packageName
 * @param {number} port
 */
export async function developProgram(packageName, port) {
  const { name, file } = programs[packageName]
  const stop = stopAtSignals()
  const versions = await step('Building', () => buildAll())
  const database = await step('Opening the database', () => openDevelopmentDatabase())
  stop.also(database.stop)
  const { folder, env } = database
  await step('Preparing the database', () =>
    prepareDevelopmentDatabase(versions['reference-api'] ?? '', database),
  )
  const outputPath = path.join(root, '.cache/watch', packageName)
  const config = buildProgramConfig(packageName, {
    version: versions[packageName] ?? '',
    outputPath,
    cacheFolder: '',
  })
  let isOutdated = false
  /** @type {(seconds: number) => void} */
  let restart = () => void (isOutdated = true)
  await step(`Building ${packageName} to watch it`, () =>
    watchProgram({ ...config, cache: { type: 'memory' } }, (seconds) => restart(seconds)),
  )
  const shop = await step('Starting', () =>
    startShop({
      versions,
      folder,
      port,
      env: { DEVELOPER_OVERRIDE: '1', ...env },
      programs: { [name]: path.join(outputPath, file) },
      onExit: (ended, _code, words) => process.stderr.write(`${ended} ended. ${words}\n`),
    }),
  )
  stop.first(shop.stopAll)
  restart = restarter(
    packageName,
    { start: () => shop.start(name), stop: () => shop.stop(name, 'SIGKILL') },
    (line) => process.stdout.write(`${line}\n`),
  )
  if (isOutdated) restart(0)
  process.stdout.write(`\n${packageName} is followed: ${shop.origin}\n`)
  if (env.DATABASE_URL) process.stdout.write(`Its database: ${env.DATABASE_URL}\n`)
  if (packageName === 'host-shell') followPages()
}

/**
 * Rebuilds the pages of the shell on each change. Only a new start of the command serves them, because they
 * are a release that browsers cache by version.
 */
function followPages() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const build = () => {
    const program = path.join(root, 'shared-kernel/tooling/bin/build.mjs')
    const { status } = spawnSync(process.execPath, [program, 'host-shell'], { cwd: root, stdio: 'inherit' })
    if (status === 0) process.stdout.write('Pages built. Press Ctrl+C and start again to see them.\n')
  }
  for (const folder of ['src', 'shared'])
    watch(path.join(root, 'host-shell', folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(build, 300)
    })
}
