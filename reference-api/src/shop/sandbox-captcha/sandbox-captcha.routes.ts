import { object, size, string } from 'superstruct'
import { checkRequest } from '../../platform/http/request-check'
import type { Api } from '../../platform/http/serve'
import { captchaScript } from './captcha-script'
import { newSandboxToken } from './captcha-token.rules'

const TokenRequest = object({ action: size(string(), 1, 40) })

/** Registers a sandbox captcha that accepts every visitor as human. */
export function sandboxCaptchaRoutes(app: Api): void {
  const { config, clock } = app.services
  app.get('/sandbox-captcha/enterprise.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(captchaScript),
  )
  app.post('/sandbox-captcha/tokens', async (request, reply) => {
    const { action } = checkRequest(request.body, TokenRequest)
    return reply
      .header('cache-control', 'no-store')
      .send({ token: newSandboxToken(action, config.secrets, clock.now()) })
  })
}
