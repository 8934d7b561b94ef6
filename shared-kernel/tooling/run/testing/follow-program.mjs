import { createRequire } from 'node:module'
import path from 'node:path'
import { runPrograms } from '../run-programs.mjs'
import { restarter, watchProgram } from '../watch-program.mjs'

// Watches the program.ts in a folder as `npm run dev` watches the API:
// node follow-program.mjs <folder> <port>
const { nodeProgram } = createRequire(import.meta.url)('../../build/webpack/node-program.cjs')
const [folder = '', port = ''] = process.argv.slice(2)
const outputPath = path.join(folder, 'built')
const config = nodeProgram({
  context: folder,
  prefix: 'followed',
  version: 'test',
  outputPath,
  entry: { program: './program.ts' },
  externals: 'npm',
  cacheFolder: folder,
})
const program = {
  file: path.join(outputPath, 'program.cjs'),
  env: { PORT: port },
  ready: `http://127.0.0.1:${port}/`,
}
const { start, stop } = runPrograms({ program }, { env: process.env, folder })
const restart = restarter(
  'program',
  { start: () => start('program'), stop: () => stop('program', 'SIGKILL') },
  (line) => process.stdout.write(`${line}\n`),
)
await watchProgram({ ...config, cache: { type: 'memory' } }, restart)
await start('program')
process.once('SIGTERM', () => void stop('program').then(() => process.exit(0)))
