import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** How long a burst of saved files may last until it is built. */
const quietMs = 50

/** What a release gains by a slower build; a program that is followed is built again in an instant. */
const quickBuild = { concatenateModules: false, mangleExports: false, realContentHash: false }

/**
 * Builds a program and again on each change of what it reads, the kernel's files among them. What was built
 * before is in memory, so that only what changed is built.
 * @param {{ optimization?: object, cache?: object }} config of webpack
 * @param {(seconds: number) => void} onRebuilt after each further build that succeeded
 * @param {object} [hooks]
 * @param {() => void} [hooks.onChange] as soon as a file has changed
 * @param {(failure: import('webpack').Stats) => void} [hooks.onFailure] told of what cannot be built, the
 * first time too; without it the first failure is thrown and the others are printed
 * @returns {Promise<() => Promise<void>>} ends it; answered once the program is built for the first time
 */
export function watchProgram(config, onRebuilt, { onChange, onFailure } = {}) {
  const webpack = load('webpack')
  const compiler = webpack({
    ...config,
    optimization: { ...config.optimization, ...quickBuild },
  })
  if (onChange) compiler.hooks.invalid.tap('watchProgram', onChange)
  let isFirst = true
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: quietMs }, (error, stats) => {
      if (onFailure && stats?.hasErrors()) return onFailure(stats)
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      if (failure && isFirst) return reject(failure)
      // The shop goes on with what it has until the sources can be built again.
      if (failure || !stats) return void process.stderr.write(`${failure?.message}\n`)
      if (!isFirst) return onRebuilt((stats.endTime - stats.startTime) / 1_000)
      isFirst = false
      resolve(() => new Promise((done) => watching.close(() => done(undefined))))
    })
  })
}

/**
 * Restarts a program after its builds; a start that is under way is given up for a newer one.
 * @param {string} title
 * @param {{ start: () => Promise<void>, stop: () => Promise<void> }} program
 * @param {(line: string) => void} tell
 */
export function restarter(title, { start, stop }, tell) {
  let isDue = false
  let isStarting = false
  /** @param {number} buildSeconds */
  return async (buildSeconds) => {
    const begun = performance.now()
    isDue = true
    await stop()
    if (isStarting) return
    isStarting = true
    while (isDue) {
      isDue = false
      const failure = await start().then(
        () => undefined,
        (error) => error,
      )
      const seconds = buildSeconds + (performance.now() - begun) / 1_000
      if (!isDue)
        tell(
          failure
            ? `${title} does not start: ${failure.message}`
            : `${title} restarted in ${seconds.toFixed(1)} s`,
        )
    }
    isStarting = false
  }
}
