import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../preflight.mjs'
import { runPrograms } from '../run-programs.mjs'
import { restarter } from '../watch-program.mjs'
import { isOfEndedServer, parseLogLine } from './problems/server-words.mjs'

/** @typedef {import('./problems/problems.mjs').Problem} Problem */
/** @typedef {{ changed?: true, built?: number, problems?: Problem[] }} BuildMessage */

const builder = fileURLToPath(new URL('server-build.mjs', import.meta.url))

/** The patience is long, because a developer may stop at a breakpoint for a while. */
const patience = { RENDER_SILENCE_MS: '3600000', RENDER_START_MS: '60000' }

/** Lower priority than the browser build, higher priority than the type check. */
const afterOpenPages = 5

/** A program that exits more often than this isn't restarted until the next change. */
const mostEnds = 3

/**
 * Rebuilds the server of a remote on each change and restarts its program.
 * @param {object} options
 * @param {string} options.name of the remote
 * @param {string} options.context folder of its package
 * @param {string} options.version
 * @param {string} options.folder of the output, `<folder>/<version>/server`
 * @param {string} options.cacheFolder
 * @param {Record<string, string | undefined>} options.env of its program
 * @param {import('./problems/problems.mjs').Problems} options.problems
 * @param {(line: string) => void} options.tell
 */
export async function followServer({ name, context, version, folder, cacheFolder, env, problems, tell }) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const outputPath = path.join(folder, version, 'server')
  const file = path.join(outputPath, 'serve.cjs')
  const program = {
    file,
    env: { PORT: port, REMOTE_NAME: name, RELEASES: folder },
    ready: `${origin}/health`,
  }
  let ends = 0
  let hasStarted = false
  /** Build time of the running program. @type {number | undefined} */
  let running
  const { start, stop, stopAll } = runPrograms(
    { [name]: program },
    {
      env: { ...env, ...patience, NODE_ENV: 'development' },
      folder,
      onError: (_name, text) => reportOutput(text),
      onExit: (_name, code) => {
        running = undefined
        // Ctrl+C reaches the program too.
        if (code === 0) return
        ends += 1
        if (ends > mostEnds)
          return tell(`The program of ${name} ended ${ends} times: the next change starts it again.`)
        tell(`The program of ${name} ended with code ${code} and is started again.`)
        void restart(0)
      },
    },
  )
  /** @param {string} text */
  const reportOutput = (text) => {
    for (const line of text.split('\n')) {
      if (line === '' || isOfEndedServer(line)) continue
      const problem = parseLogLine(line)
      if (problem) problems.add('server', problem)
      else tell(`${name}: ${line}`)
    }
  }
  const requestWorker = (/** @type {string} */ method) => fetch(`${origin}/${version}/worker`, { method })
  const restart = restarter(
    `Server rendering of ${name}`,
    {
      start: async () => {
        if (running === undefined) await start(name)
        running = statSync(file).mtimeMs
        // Starting the worker now saves the next page from waiting for it.
        await requestWorker('PUT')
      },
      // New sources replace only the worker of the program. A new program file restarts the process.
      stop: async () => {
        if (running === statSync(file).mtimeMs) return void (await requestWorker('DELETE'))
        running = undefined
        await stop(name, 'SIGKILL')
      },
    },
    (line) => {
      if (hasStarted || !line.includes(' restarted in ')) tell(line)
      hasStarted = true
    },
  )

  let turn = 0
  /** @type {(() => void)[]} */
  let waiting = []
  let isBusy = true
  /** @param {number} ofTurn */
  const settle = (ofTurn) => {
    if (ofTurn !== turn) return
    isBusy = false
    waiting.forEach((goOn) => goOn())
    waiting = []
  }
  const build = fork(builder, [JSON.stringify({ name, context, version, outputPath, cacheFolder })])
  // The browser bundle of open pages comes first when both builds compete.
  if (build.pid) setPriority(build.pid, afterOpenPages)
  build.on('message', async (/** @type {BuildMessage} */ message) => {
    turn += 1
    const ofTurn = turn
    isBusy = true
    if (message.changed) return
    ends = 0
    problems.set('server', [])
    problems.set('server-build', message.problems ?? [])
    if (message.built !== undefined) await restart(message.built)
    settle(ofTurn)
  })
  build.once('exit', (code) => code && tell(`The server of ${name} is built no more (code ${code}).`))

  return {
    origin,
    whenSettled: () =>
      isBusy ? new Promise((resolve) => waiting.push(() => resolve(undefined))) : undefined,
    async stop() {
      build.disconnect()
      await stopAll()
    },
  }
}
