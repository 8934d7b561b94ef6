import { fork, type ChildProcess } from 'node:child_process'
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { answerJson } from '../worker/json-answer'
import { heartbeatEveryMs, type Heartbeat, type WorkerMessage } from '../worker/worker-messages'
import type { WorkerLimits } from './worker-limits'

/** Grace period in ms for pages in progress when a worker is no longer needed. */
const drainMs = 12_000

type Options = {
  program: string
  bundle: string
  remote: string
  version: string
  limits: WorkerLimits
  /** Receives each heartbeat together with the previous one. */
  onHeartbeat?(now: Heartbeat, before: Heartbeat): void
}

/** The process that renders one release, isolated from other releases. */
export class RenderWorker {
  /** Resolves once the process can render. Rejects with the reason if it never will. */
  readonly ready: Promise<void>
  /** Resolves with the reason once the process has ended. */
  readonly ended: Promise<string>
  health: Heartbeat = { memoryMb: 0, unhandledRejections: 0, lagMs: 0, faults: {} }
  private readonly child: ChildProcess
  private readonly agent = new Agent({ keepAlive: true })
  private readonly watch: NodeJS.Timeout
  private port: number | undefined
  private silentMs = 0
  private lookedAt = Date.now()
  private reason: string | undefined
  private pending = 0

  constructor(private readonly options: Options) {
    const { program, bundle, remote, version, limits } = options
    this.child = fork(program, [bundle, remote, version], {
      // Don't inherit stderr: the parent's supervisor would mistake V8's last words for the parent's own.
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, `--max-old-space-size=${limits.heapMb}`],
    })
    this.child.stderr?.on('data', (words: Buffer) => process.stderr.write(words))
    this.child.on('message', (message: WorkerMessage) => this.hear(message))
    this.ended = new Promise((resolve) => {
      const settle = (reason: string) => {
        this.reason ??= reason
        clearInterval(this.watch)
        this.agent.destroy()
        resolve(this.reason)
      }
      this.child.once('exit', (code, signal) => settle(formatExitReason(code, signal)))
      // A process that couldn't be started never exits.
      this.child.on('error', ({ message }) => {
        if (this.child.pid === undefined) settle(`it could not be started (${message})`)
      })
    })
    this.watch = setInterval(() => this.look(), heartbeatEveryMs / 2)
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (message: WorkerMessage) => 'listening' in message && resolve())
      void this.ended.then((reason) => reject(new Error(reason)))
    })
    this.ready.catch(() => undefined)
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  get isReady(): boolean {
    return this.port !== undefined && !this.isGone
  }

  get isGone(): boolean {
    return this.reason !== undefined || this.child.exitCode !== null || this.child.signalCode !== null
  }

  /**
   * True while the process's event loop has been busy for unusually long. Requests must not wait for this
   * process.
   */
  get isStalled(): boolean {
    return this.silentMs > heartbeatEveryMs * 2
  }

  /**
   * The delay of the process's event loop in ms. A silent process can't report a delay, so its silence
   * counts.
   */
  get lagMs(): number {
    return Math.max(this.health.lagMs, this.silentMs - heartbeatEveryMs)
  }

  get isAboveMemory(): boolean {
    return this.health.memoryMb > this.options.limits.memoryMb
  }

  /** Forwards a request. Responds 502 if the worker ends in the meantime. */
  forward(path: string, request: IncomingMessage, response: ServerResponse): void {
    this.pending += 1
    const upstream = httpRequest(
      {
        port: this.port,
        host: '127.0.0.1',
        path,
        method: request.method,
        headers: request.headers,
        agent: this.agent,
      },
      (answer) => {
        // These headers belong to the connection to the worker, not to this one.
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    upstream.on('error', () => {
      if (response.headersSent) response.destroy()
      else answerJson(response, 502, { message: 'the worker ended' })
    })
    response.on('close', () => {
      this.pending -= 1
      upstream.destroy()
    })
    request.pipe(upstream)
  }

  /**
   * Sends one of the server's own requests and returns the response.
   * @throws Error with the reason if the worker ends in the meantime
   */
  async ask(path: string, headers: IncomingHttpHeaders): Promise<unknown> {
    const answer = fetch(`http://127.0.0.1:${this.port}${path}`, { headers: plain(headers) }).then(
      (response) => response.json() as Promise<unknown>,
    )
    answer.catch(() => undefined)
    const end = this.ended.then((reason): never => {
      throw new Error(reason)
    })
    // A broken connection is the first sign that the process is ending; the reason follows a moment later.
    return Promise.race([answer.catch(() => end), end])
  }

  end(reason: string): void {
    this.reason ??= reason
    this.child.kill('SIGKILL')
  }

  /** Kills the process once its pages are done, or after `drainMs`. */
  async drain(reason: string): Promise<void> {
    const until = Date.now() + drainMs
    while (this.pending > 0 && Date.now() < until && !this.isGone)
      await new Promise((resolve) => setTimeout(resolve, heartbeatEveryMs))
    this.end(reason)
  }

  private hear(message: WorkerMessage) {
    this.silentMs = 0
    if ('listening' in message) this.port = message.listening.port
    else if ('refused' in message) this.reason ??= message.refused
    else {
      this.options.onHeartbeat?.(message.heartbeat, this.health)
      this.health = message.heartbeat
    }
  }

  /**
   * Ends a process that has been silent for too long. Counts only time during which this server was running,
   * so that a suspended machine doesn't kill workers.
   */
  private look() {
    const now = Date.now()
    this.silentMs += Math.min(now - this.lookedAt, heartbeatEveryMs)
    this.lookedAt = now
    const { silenceMs, startMs } = this.options.limits
    if (this.port === undefined && this.silentMs > startMs) this.end(`could not render after ${startMs} ms`)
    if (this.port !== undefined && this.silentMs > silenceMs)
      this.end(`its event loop was blocked for ${silenceMs} ms`)
  }
}

/** Describes how a process ended. V8 ends a process that runs out of heap with SIGABRT. */
function formatExitReason(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'it was out of memory'
  return signal ? `it was ended by ${signal}` : `it ended with code ${code}`
}

/** Returns only the headers that a page depends on. */
function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => /^(x-|cookie$)/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  )
}
