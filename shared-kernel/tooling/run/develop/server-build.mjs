import { createRequire } from 'node:module'
import { watchProgram } from '../watch-program.mjs'
import { buildErrors } from './problems/build-errors.mjs'

// Builds the server of a remote on each change, beside the process that builds its browser part:
// node server-build.mjs '{"context": …, "name": …, "version": …, "outputPath": …, "cacheFolder": …}'
const { nodeProgram } = createRequire(import.meta.url)('../../build/webpack/node-program.cjs')
const { name, ...options } = JSON.parse(process.argv[2] ?? '{}')

/** @param {import('./server-program.mjs').BuildMessage} message */
const tell = (message) => void process.send?.(message, undefined, {}, () => undefined)

// Whoever started it may be killed.
process.once('disconnect', () => process.exit())
// Ctrl+C reaches everybody; who started it ends it in its turn.
process.on('SIGINT', () => undefined)

const base = nodeProgram({
  ...options,
  prefix: name,
  entry: {
    index: './src/server.ts',
    serve: '@storefront/remote/serve/program',
    render: '@storefront/remote/worker/program',
  },
  // Libraries are read where they lie: what is built on each change is the house's alone.
  externals: 'npm',
  isDevelopment: true,
})
const config = {
  ...base,
  // A file that keeps its name is there for a screen that is opened while the next build is written.
  output: {
    ...base.output,
    clean: false,
    chunkFilename: '[name].cjs',
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
  optimization: { ...base.optimization, emitOnErrors: false },
}
await watchProgram(config, (seconds) => tell({ built: seconds }), {
  onChange: () => tell({ changed: true }),
  onFailure: (stats) => tell({ problems: buildErrors(stats) }),
})
tell({ built: 0 })
