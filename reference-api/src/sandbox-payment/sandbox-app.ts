import Fastify, { type FastifyInstance } from 'fastify'
import { isDraining } from '@storefront/telemetry/server'
import { cardFieldsRoutes } from './card-fields/card-fields.routes'
import { issueTokenRoute } from './card/issue-token.routes'
import { passChallengeRoutes } from './card/pass-challenge.routes'
import { typeCardRoutes } from './card/type-card.routes'
import { merchantRoutes } from './merchant/merchant.routes'
import { pagePrefix } from './page'
import { serviceStyle } from './service-style'
import { openNotifications, type Notify } from './transaction/notifications'
import { openTransactionBook, type TransactionBook } from './transaction/transaction-book'
import type { Transaction } from './transaction/transaction.rules'
import { giveAddressRoutes } from './wallet/give-address.routes'
import { payBySheetRoutes } from './wallet/pay-by-sheet.routes'
import { openSessions, type Session, type Sessions } from './wallet/sessions'
import { payByWalletRoutes } from './wallet/pay-by-wallet.routes'

export type SandboxState = { transactions: readonly Transaction[]; sessions: readonly Session[] }

export type SandboxOptions = {
  /** The origin that shoppers' browsers use. */
  origin: string
  /** Origins of the shop's pages, which may frame the fields of a card. */
  shopOrigins: readonly string[]
  /** The script of those fields. */
  cardFieldsProgram: string
  now: () => Date
  /** The keys agreed with the shop, newest first. */
  keys: readonly [string, ...string[]]
  notify: Notify
  /** The file that stores transactions. Without a file, transactions are kept in memory. */
  file?: string
  /** The state of a previous instance to resume from. */
  state?: SandboxState
  rateLimitFactor?: number
  trustedProxies?: string
  logLevel?: string
}

export type Sandbox = Pick<
  SandboxOptions,
  'origin' | 'shopOrigins' | 'cardFieldsProgram' | 'now' | 'keys'
> & {
  book: TransactionBook
  sessions: Sessions
  tell: (id: string, delayMs?: number) => void
  rateLimitFactor: number
}

/**
 * Builds a sandbox payment service with its own origin. The service knows the shop only through API calls.
 */
export async function buildSandbox(options: SandboxOptions) {
  const { now, keys, notify, file, rateLimitFactor = 1, state } = options
  const book = openTransactionBook(now, file, state?.transactions)
  const { tell, deliverDue } = openNotifications(book, now, keys[0], notify)
  const sandbox: Sandbox = {
    ...options,
    book,
    sessions: openSessions(now, state?.sessions),
    tell,
    rateLimitFactor,
  }
  const app = Fastify({
    // Don't log form input: neither bodies nor paths.
    logger: { level: options.logLevel ?? 'silent', serializers: { req: ({ method }) => ({ method }) } },
    trustProxy: options.trustedProxies ?? 'loopback',
    bodyLimit: 16 * 1024,
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) =>
    isDraining() ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  )
  await app.register(async (merchant) => merchantRoutes(merchant, sandbox), { prefix: '/merchant' })
  await app.register(async (pages) => pageRoutes(pages, sandbox), { prefix: pagePrefix })
  return {
    app,
    deliverDue,
    book,
    state: (): SandboxState => ({ transactions: book.list(), sessions: sandbox.sessions.list() }),
  }
}

async function pageRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.get('/service.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(serviceStyle),
  )
  cardFieldsRoutes(app, sandbox)
  issueTokenRoute(app, sandbox)
  passChallengeRoutes(app, sandbox)
  typeCardRoutes(app, sandbox)
  payByWalletRoutes(app, sandbox)
  giveAddressRoutes(app, sandbox)
  await app.register(async (sheets) => payBySheetRoutes(sheets, sandbox))
}
