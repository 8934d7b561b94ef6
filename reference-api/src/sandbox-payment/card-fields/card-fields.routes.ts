import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { toCardMonth } from '../card/typed-card.rules'
import { servicePage } from '../page'
import type { Sandbox } from '../sandbox-app'
import { cardFieldsPage } from './card-fields-page'
import { cardFieldsStyle } from './card-fields-style'

/** Only the named shop may frame the page, and the page contacts only the service. */
const policyFor = (shop: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Registers the page of a card's fields, which only the pages of known shops may frame. */
export function cardFieldsRoutes(
  app: FastifyInstance,
  { now, shopOrigins, cardFieldsProgram }: Sandbox,
): void {
  const version = createHash('sha256')
    .update(cardFieldsProgram + cardFieldsStyle)
    .digest('hex')
    .slice(0, 8)

  app.get<{ Querystring: { shop?: string } }>('/card-fields', async ({ query: { shop = '' } }, reply) => {
    const isKnown = shopOrigins.includes(shop)
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policyFor(isKnown ? shop : "'none'"),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(
        isKnown
          ? cardFieldsPage({ shop, month: toCardMonth(now()), version })
          : servicePage({ title: 'ショップが登録されていません', body: '' }),
      )
  })

  for (const [path, type, text] of [
    ['/card-fields.js', 'text/javascript', cardFieldsProgram],
    ['/card-fields.css', 'text/css', cardFieldsStyle],
  ] as const)
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text),
    )
}
