import { spawn, spawnSync } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { exposesOf } from '../build/exposes.mjs'
import { ensureDependencies, freePort, requireFreePort, requireNode } from '../run/preflight.mjs'
import { prepareDatabase } from '../run/seeded-database.mjs'
import { openDevelopmentDatabase } from '../run/development-database.mjs'
import { runCommand, step, Stop } from '../run/steps.mjs'
import { restarter, watchProgram } from '../run/watch-program.mjs'
import { packageArgument, readJson, root } from '../run/workspace.mjs'

const require = createRequire(import.meta.url)

/**
 * `npm run dev -- mfe-catalog`: hot reload of one remote, the rest from its builds.
 * The API and the gateway are built and restarted on each change, on a database that outlives them; a kernel
 * package is tested on change.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  if (only === undefined) throw new Stop('Which package? For example: npm run dev -- mfe-catalog')
  if (only.startsWith('shared-kernel/') || only === 'e2e') return watchTests(only)
  const port = Number(process.env.PORT ?? 8080)
  await requireFreePort(port)
  const { buildAll } = await import('../build/build-all.mjs')
  const { buildPackage, programOf } = await import('../build/build-package.mjs')
  const { startShop } = await import('../run/shop.mjs')
  const versions = await step('Building', () => buildAll())
  if (only.startsWith('mfe-'))
    versions['host-shell'] = await step(
      'Building the shell for development',
      async () => (await buildPackage('host-shell', { isDevelopment: true })).version,
    )
  const database = await step('Opening the database', () => openDevelopmentDatabase())
  const { folder, env } = database
  await step('Preparing the database', async () =>
    prepareDatabase(versions['reference-api'], { folder, env }),
  )
  const program = programs[only]
  const outputPath = path.join(root, '.cache/watch', only)
  let isOutdated = false
  /** @type {(seconds: number) => void} */
  let restart = () => void (isOutdated = true)
  if (program) {
    const config = programOf(only, { version: versions[only], outputPath, cacheFolder: '' })
    await step(`Building ${only} to watch it`, () => watchProgram(config, (seconds) => restart(seconds)))
  }
  const shop = await step('Starting', () =>
    startShop({
      versions,
      folder,
      port,
      env: { DEVELOPER_OVERRIDE: '1', ...env },
      programs: program ? { [program.name]: path.join(outputPath, program.file) } : {},
      onExit: (name, _code, words) => process.stderr.write(`${name} ended. ${words}\n`),
    }),
  )
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(
      signal,
      () =>
        void shop
          .stopAll()
          .then(() => database.stop())
          .then(() => process.exit(0)),
    )
  if (only.startsWith('mfe-')) return serveRemote(only, shop.origin)
  if (program) {
    const { name } = program
    restart = restarter(
      only,
      { start: () => shop.start(name), stop: () => shop.stop(name, 'SIGKILL') },
      (line) => process.stdout.write(`${line}\n`),
    )
  }
  if (isOutdated) restart(0)
  process.stdout.write(`\n${only} is followed: ${shop.origin}\n`)
  if (env.DATABASE_URL) process.stdout.write(`Its database: ${env.DATABASE_URL}\n`)
  if (only === 'host-shell') followPages()
})

/** What is restarted of the packages that are a program. */
const programs = {
  'reference-api': { name: 'api', file: 'server.cjs' },
  'host-shell': { name: 'gateway', file: 'gateway.cjs' },
}

async function serveRemote(only, origin) {
  const WebpackDevServer = require('webpack-dev-server')
  const webpack = require('webpack')
  const { remoteDevelopment } = require('../build/webpack/config.cjs')
  const context = path.join(root, only)
  const { name } = readJson(path.join(context, 'remote.json'))
  const port = Number(process.env.REMOTE_PORT ?? (await freePort()))
  const config = remoteDevelopment({
    name,
    exposes: exposesOf(context),
    context,
    port,
    cacheFolder: path.join(root, 'node_modules/.cache/storefront'),
  })
  await new WebpackDevServer(
    config.devServer,
    webpack(/** @type {import('webpack').Configuration} */ (config)),
  ).start()
  process.stdout.write(
    `\n${only} with hot reload: ${origin}/?remotes=${name}@http://localhost:${port}/remoteEntry.js\n`,
  )
}

/** The gateway is followed; the shell's pages are a release, which a browser holds by its version. */
function followPages() {
  let timer
  watch(path.join(root, 'host-shell/src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const build = path.join(root, 'shared-kernel/tooling/bin/build.mjs')
      const { status } = spawnSync(process.execPath, [build, 'host-shell'], { cwd: root, stdio: 'inherit' })
      if (status === 0) process.stdout.write('Pages built. Press Ctrl+C and start again to see them.\n')
    }, 300)
  })
}

function watchTests(only) {
  const config = path.join(root, only, 'jest.config.cjs')
  if (!existsSync(config)) throw new Stop(`${only} has no tests of its own to watch: run npm test in it.`)
  spawn(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), '-c', config, '--watch'], {
    cwd: path.join(root, only),
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
  })
}
