import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../../../shared-kernel/tooling/run/preflight.mjs'
import { root } from '../../../shared-kernel/tooling/workspace/workspace.mjs'

/**
 * Runs `npm run dev` for a package until it reports that it is ready.
 * @param {string} only
 * @param {string} ready
 */
export async function startDevelopment(only, ready) {
  const begun = performance.now()
  const port = await freePort()
  const dev = spawn(process.execPath, [path.join(root, 'shared-kernel/tooling/bin/dev.mjs'), only], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  await new Promise((resolve, reject) => {
    let words = ''
    dev.stdout.on('data', (data) => {
      process.stdout.write(data)
      words += data
      if (words.includes(ready)) resolve(undefined)
    })
    void ended.then(() => reject(new Error('npm run dev ended')))
  })
  return {
    origin: `http://localhost:${port}`,
    seconds: (performance.now() - begun) / 1_000,
    stop: () => {
      dev.kill('SIGTERM')
      return ended
    },
  }
}
