import { createRequire } from 'node:module'
import { watchProgram } from '../watch-program.mjs'
import { buildErrors } from './problems/build-errors.mjs'

// Builds a remote's server on each change, next to the process that builds its browser bundle:
// node server-build.mjs '{"context": …, "name": …, "version": …, "outputPath": …, "cacheFolder": …}'
const { nodeProgram } = createRequire(import.meta.url)('../../build/webpack/node-program.cjs')
const { name, ...options } = JSON.parse(process.argv[2] ?? '{}')

/** @param {import('./server-program.mjs').BuildMessage} message */
const report = (message) => void process.send?.(message, undefined, {}, () => undefined)

// The parent process may be killed. This process then exits too.
process.once('disconnect', () => process.exit())
// Ctrl+C reaches every process. This process ignores the signal, because the parent disconnects it when the
// parent stops.
process.on('SIGINT', () => undefined)

const base = nodeProgram({
  ...options,
  prefix: name,
  entry: {
    index: './src/server.ts',
    serve: '@storefront/remote/serve/program',
    render: '@storefront/remote/worker/program',
  },
  // Libraries stay in node_modules, so that each change rebuilds only the repository's own sources.
  externals: 'npm',
  isDevelopment: true,
})
const config = {
  ...base,
  // Chunks keep their names, so that a screen opened during the next build still finds its chunks.
  output: {
    ...base.output,
    clean: false,
    chunkFilename: '[name].cjs',
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
  optimization: { ...base.optimization, emitOnErrors: false },
}
await watchProgram(config, (seconds) => report({ built: seconds }), {
  onChange: () => report({ changed: true }),
  onFailure: (stats) => report({ problems: buildErrors(stats) }),
})
report({ built: 0 })
