import type { FastifyInstance } from 'fastify'
import type { Api } from '../http/serve'
import { challengeStyle } from './challenge-page'
import { issueTokenRoute } from './issue-token.routes'
import { passChallengeRoutes } from './pass-challenge.routes'
import { tokenScript } from './token-script'

/** The payment service of the sandbox: its own script, its own pages, its own tables. */
export async function sandboxPaymentRoutes(app: Api): Promise<void> {
  const { services } = app
  await app.register(
    async (sandbox) => {
      sandbox.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
      )
      sandbox.addHook(
        'onRequest',
        async (_request, reply) =>
          void reply.headers({
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          }),
      )
      serveFile(sandbox, '/token.js', 'text/javascript', tokenScript)
      issueTokenRoute(sandbox, services)
      serveFile(sandbox, '/challenge.css', 'text/css', challengeStyle)
      passChallengeRoutes(sandbox, services)
    },
    { prefix: '/sandbox-payment' },
  )
}

function serveFile(app: FastifyInstance, path: string, type: string, text: string): void {
  app.get(path, async (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text),
  )
}
