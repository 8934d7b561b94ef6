import { drawNoshi, noshiNames, noshiNamesMax } from '@storefront/contracts'
import { TokenBuckets } from '@storefront/telemetry/server'
import { invalidFields } from '../../../platform/http/rejection'
import { suggestFile } from '../../../platform/http/reply-headers'
import { serve, type Api } from '../../../platform/http/serve'
import { tooManyRequests } from '../../../platform/rate-limit/rate-limit.command'
import { cachedNoshi } from './noshi-drawing'

const mediaTypes = { svg: 'image/svg+xml', png: 'image/png' }
const longest = { heading: 20, name: 60 }
/** Cache lifetime of a drawing, which changes only with the shop's fonts. */
const dayInSeconds = 86_400
/**
 * Limit per IP address. Generous, because the preview redraws while the shopper types. Counted in memory,
 * because a read must not write rows (ADR 0085).
 */
const drawingsOfAddress = { burst: 40, perSecond: 1 }

export function drawNoshiRoutes(app: Api): void {
  const { rateLimitFactor } = app.services.config
  const addresses = new TokenBuckets({
    burst: drawingsOfAddress.burst * rateLimitFactor,
    perSecond: drawingsOfAddress.perSecond * rateLimitFactor,
  })
  serve(app, drawNoshi, async (call) => {
    const { query, reply, request, clock } = call
    const { heading, cord, name = '', format = 'svg' } = query
    const names = noshiNames(name).slice(0, noshiNamesMax).join('\n')
    for (const [field, words] of [
      ['heading', heading],
      ['name', names],
    ] as const)
      if ([...words].length > longest[field])
        throw invalidFields({ [field]: [`${longest[field]}文字以内で入力してください`] })
    const file = await cachedNoshi(call, { heading, cord, name: names }, format, () => {
      if (!addresses.take(request.ip, clock.now().getTime()))
        throw tooManyRequests(Math.ceil(1 / drawingsOfAddress.perSecond))
    })
    suggestFile(reply, `のし_${heading}.${format}`, mediaTypes[format])
    void reply.headers({
      'content-disposition': 'inline',
      'cache-control': `public, max-age=${dayInSeconds}`,
      'content-security-policy': "default-src 'none'",
    })
    return file
  })
}
