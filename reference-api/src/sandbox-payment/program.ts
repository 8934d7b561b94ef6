import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setShopClock, shopNow } from '@storefront/locale-ja'
import { drain } from '@storefront/telemetry/server'
import { channelOrigins, listShopOrigins, stripTrailingSlash } from '../platform/origin/shop-origins.rules'
import { openPaymentKeys } from '../platform/secret/open-secrets'
import { buildSandbox } from './sandbox-app'

/** The build writes the browser's script beside this program. */
const cardFieldsFile = join(__dirname, 'frame', 'card-fields.js')
const deliverEveryMs = 500
const patienceMs = 10_000

/** Runs the payment service as a program of its own. The shop and browsers reach it only over the network. */
async function main(env: NodeJS.ProcessEnv) {
  setShopClock(env)
  const port = Number(env['PORT'] ?? 8091)
  const dataFolder = resolve(env['DATA_FOLDER'] ?? '.shop')
  const shop = env['SHOP_URL'] ?? 'http://127.0.0.1:8080'
  const publicOrigin = stripTrailingSlash(env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080')
  const { app, deliverDue } = await buildSandbox({
    origin: stripTrailingSlash(env['PAYMENT_ORIGIN'] ?? `http://localhost:${port}`),
    shopOrigins: listShopOrigins({
      publicOrigin,
      channelOrigins: channelOrigins(env['CHANNELS'] ?? '', publicOrigin),
    }),
    cardFieldsProgram: readFileSync(cardFieldsFile, 'utf8'),
    now: shopNow,
    keys: await openPaymentKeys(env['PAYMENT_SECRET'], dataFolder),
    file: join(dataFolder, 'payment-sandbox.jsonl'),
    rateLimitFactor: Number(env['RATE_LIMIT_FACTOR'] ?? 1),
    trustedProxies: env['TRUSTED_PROXIES'] || 'loopback,linklocal,uniquelocal',
    logLevel: env['LOG_LEVEL'] ?? 'info',
    notify: async (body) => {
      const { ok } = await fetch(new URL('/v1/sbpayment/receive/payment', shop), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      })
      return ok
    },
  })
  await app.listen({ port, host: env['HOST'] ?? '127.0.0.1' })
  process.stdout.write(`${JSON.stringify({ event: 'listening', port, pid: process.pid })}\n`)
  const timer = setInterval(
    () => void deliverDue().catch((error: unknown) => app.log.error({ err: error }, 'notification')),
    deliverEveryMs,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(
      signal,
      () =>
        void drain().then(() => {
          clearInterval(timer)
          return app.close().then(() => process.exit(0))
        }),
    )
}

main(process.env).catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
})
