import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** Files saved within this time are built together. */
const quietMs = 50

/** Switches off release optimizations that would slow down rebuilds. */
const quickBuild = { concatenateModules: false, mangleExports: false, realContentHash: false }

/**
 * Builds a program, and rebuilds it when one of its inputs changes, including kernel files. Keeps the last
 * build in memory, so that only changed modules are rebuilt.
 * @param {import('webpack').Configuration} config of webpack
 * @param {(seconds: number) => void} onRebuilt after each successful rebuild
 * @param {object} [hooks]
 * @param {() => void} [hooks.onChange] as soon as a file has changed
 * @param {(failure: import('webpack').Stats) => void} [hooks.onFailure] receives every build failure; without
 * it the first failure is thrown and later ones are printed
 * @returns {Promise<() => Promise<void>>} resolves after the first build to a function that stops watching
 */
export function watchProgram(config, onRebuilt, { onChange, onFailure } = {}) {
  /** @type {typeof import('webpack')} */
  const webpack = load('webpack')
  const compiler = webpack({
    ...config,
    optimization: { ...config.optimization, ...quickBuild },
  })
  // webpack 5.111 re-lists only the folder that it watches, so it misses new files in subfolders.
  compiler.hooks.watchRun.tap('watchProgram', ({ inputFileSystem, modifiedFiles }) => {
    if (modifiedFiles) inputFileSystem?.purge?.([...modifiedFiles])
  })
  if (onChange) compiler.hooks.invalid.tap('watchProgram', onChange)
  let isFirst = true
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: quietMs }, (error, stats) => {
      if (onFailure && stats?.hasErrors()) return onFailure(stats)
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      if (failure && isFirst) return reject(failure)
      // The shop keeps running on the last build until the sources compile again.
      if (failure || !stats) return void process.stderr.write(`${failure?.message}\n`)
      if (!isFirst) return onRebuilt((stats.endTime - stats.startTime) / 1_000)
      isFirst = false
      resolve(() => new Promise((done) => watching?.close(() => done(undefined))))
    })
  })
}

/**
 * Returns a function that restarts a program after each build. A newer build abandons a start in progress.
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
