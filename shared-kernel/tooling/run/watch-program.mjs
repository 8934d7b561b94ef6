import { createRequire } from 'node:module'
import path from 'node:path'
import { programOf } from '../build/build-package.mjs'
import { root } from './workspace.mjs'

const load = createRequire(import.meta.url)

/** How long a burst of saved files may last until it is built. */
const quietMs = 50

/**
 * Builds the program of a package into `.cache/watch` and again on each change of what it reads, the kernel's
 * files among them. What was built before is in memory, so that only what changed is built.
 * @param {string} packageName `reference-api` or `host-shell`
 * @param {string} version release that the program says it is
 * @param {(seconds: number) => void} onRebuilt after each further build that succeeded
 * @returns {Promise<string>} folder of the program, once it is built for the first time
 */
export function watchProgram(packageName, version, onRebuilt) {
  const webpack = load('webpack')
  const outputPath = path.join(root, '.cache/watch', packageName)
  const config = programOf(packageName, { version, outputPath, cacheFolder: path.join(root, '.cache') })
  const compiler = webpack(
    /** @type {import('webpack').Configuration} */ ({ ...config, cache: { type: 'memory' } }),
  )
  let isFirst = true
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: quietMs }, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      if (failure && isFirst) return reject(failure)
      // The shop goes on with what it has until the sources can be built again.
      if (failure || !stats) return void process.stderr.write(`${failure?.message}\n`)
      if (!isFirst) return onRebuilt((stats.endTime - stats.startTime) / 1_000)
      isFirst = false
      resolve(outputPath)
    })
  })
}
