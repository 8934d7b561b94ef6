import { serveRemote } from './serve-remote'

/** Runs one remote's server: REMOTE_NAME, RELEASES (its folder of releases), PORT, HOST, API_ORIGIN. */
const { REMOTE_NAME, RELEASES, PORT, HOST = '127.0.0.1' } = process.env
if (!REMOTE_NAME || !RELEASES || !PORT) throw new Error('REMOTE_NAME, RELEASES and PORT must be set')

const server = serveRemote({ name: REMOTE_NAME, releases: RELEASES, port: Number(PORT), host: HOST })
server.on('listening', () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', remote: REMOTE_NAME, port: Number(PORT) })),
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
