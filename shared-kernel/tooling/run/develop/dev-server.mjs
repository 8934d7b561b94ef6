import { createRequire } from 'node:module'
import { buildErrors } from './problems/build-errors.mjs'
import { parsePageReport } from './problems/browser-words.mjs'
import { codeFrame, placeName } from './problems/code-frame.mjs'

const require = createRequire(import.meta.url)
/** @type {typeof import('webpack')} */
const webpack = require('webpack')

export const reportPath = '/problems'

/**
 * @typedef {import('webpack-dev-server').Request} Request
 * @typedef {import('webpack-dev-server').Response} Response
 * @typedef {(request: Request, response: Response) => Promise<unknown>} Answer
 * @typedef {Pick<typeof import('node:fs'), 'existsSync' | 'readFileSync'>} FileReader
 * @typedef {import('webpack').OutputFileSystem & FileReader} MemoryFiles
 */

/**
 * Serves a remote in development from memory, as its server would serve a release: the browser bundle with
 * hot reload, the description, and pages rendered by the remote's own program.
 * @param {object} options
 * @param {import('webpack').Configuration} options.config
 * @param {number} options.port
 * @param {string} options.version
 * @param {object} options.release description fields beyond the build's
 * @param {import('./problems/problems.mjs').Problems} options.problems
 * @param {{ origin: string, whenSettled: () => Promise<unknown> | undefined }} options.program
 */
export async function serveDevelopment({ config, port, version, release, problems, program }) {
  /** @type {typeof import('webpack-dev-server')} */
  const WebpackDevServer = require('webpack-dev-server')
  const compiler = webpack(config)
  const readBuilt = (/** @type {string} */ name) => {
    const file = `${compiler.outputPath}/${name}`
    // The server replaces the file system with one in memory.
    const files = /** @type {MemoryFiles} */ (compiler.outputFileSystem)
    return files.existsSync(file) ? files.readFileSync(file, 'utf8') : undefined
  }
  /** @type {Record<string, Answer>} */
  const answers = {
    [`/${version}/release.json`]: async (_request, response) => {
      /** @type {{ shared: { name: string, requiredVersion: string }[] }} */
      const { shared } = JSON.parse(readBuilt('mf-manifest.json') ?? '{"shared":[]}')
      const ranges = shared.map(({ name, requiredVersion }) => [name, requiredVersion])
      response.json({ ...release, isDevelopment: true, shared: Object.fromEntries(ranges) })
    },
    [`/${version}/fragment`]: async (request, response) => {
      await program.whenSettled()
      problems.forget('server', 'browser')
      const answer = await fetch(`${program.origin}${request.url}`, { headers: pickHeaders(request) })
      if (!answer.ok) return response.status(answer.status).end()
      // The sources may have changed by the next request, so the gateway must not cache this page.
      return response.json({ ...(await answer.json()), sharedMaxAgeMs: undefined })
    },
    [reportPath]: async (request, response) => {
      const parts = []
      for await (const part of request) parts.push(part)
      problems.add('browser', parsePageReport(JSON.parse(Buffer.concat(parts).toString()), readBuilt))
      response.status(204).set('access-control-allow-origin', '*').end()
    },
  }
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      setupExitSignals: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { publicPath: `/${version}/`, stats: 'none' },
      setupMiddlewares: (middlewares) => [{ name: 'remote', middleware: answerOwn(answers) }, ...middlewares],
    },
    compiler,
  )
  /** @param {import('webpack-dev-server').ClientConnection[]} clients */
  const show = (clients) => {
    const shown = problems.all()
    server.sendMessage(clients, 'still-ok')
    if (shown.length > 0) server.sendMessage(clients, 'errors', shown)
  }
  const built = new Promise((resolve) =>
    compiler.hooks.done.tap('develop', (stats) => {
      const errors = buildErrors(stats)
      problems.forget('browser')
      problems.set('build', errors)
      stats.compilation.errors = errors.map(plainError)
      // Each build clears the overlay of the pages, so the other problems must be shown again.
      if (problems.hasOthers()) setImmediate(showAll)
      resolve(undefined)
    }),
  )
  const showAll = () => show(server.webSocketServer?.clients ?? [])
  await server.start()
  server.webSocketServer?.implementation.on('connection', (client) => problems.hasOthers() && show([client]))
  await built
  return {
    show: showAll,
    stop: () => server.stop(),
  }
}

/**
 * Returns the error that webpack shows: message, location and surrounding lines, without a stack trace.
 * @param {import('./problems/problems.mjs').Problem} problem
 */
function plainError({ message, place }) {
  const error = new webpack.WebpackError([message, place && codeFrame(place)].filter(Boolean).join('\n\n'))
  return Object.assign(error, { hideStack: true, ...(place ? { file: placeName(place) } : {}) })
}

/** @type {(answers: Record<string, Answer>) => import('webpack-dev-server').ExpressRequestHandler} */
const answerOwn = (answers) => (request, response, next) => {
  const answer = answers[request.path]
  if (!answer) return next()
  answer(request, response).catch(() => response.headersSent || response.status(502).end())
}

/** Headers about the shopper. Other headers belong to the connection. */
const passedOn = ['cookie', 'x-ecd-channel-id', 'x-forwarded-for', 'x-shop-origin']

/** @param {Request} request */
const pickHeaders = ({ headers }) =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
