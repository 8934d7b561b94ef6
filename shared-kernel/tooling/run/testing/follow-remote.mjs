import path from 'node:path'
import { followRemote } from '../develop/follow-remote.mjs'

// Watches the remote in a folder as `npm run dev` does:
// node follow-remote.mjs <folder> <port>
const [packageName = '', port = ''] = process.argv.slice(2)
const tell = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)
const remote = await followRemote({
  packageName,
  port: Number(port),
  env: process.env,
  tell,
  cacheFolder: path.resolve(packageName, 'cache'),
})
process.once('SIGTERM', () => void remote.stop().then(() => process.exit(0)))
tell(`open ${remote.composed.fragment}`)
