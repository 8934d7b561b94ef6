import { recordProductView } from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { newToken } from '../../platform/secret/token.rules'
import { guestCookie, guestCookieSeconds, readGuestKey } from './guest-key.rules'
import { recordView } from './product-history.sql'

export function recordProductViewRoute(app: Api): void {
  serve(app, recordProductView, async (call) => {
    const { db, channel, member, body, clock, request, reply, config } = call
    const guestKey = readGuestKey(request) ?? newToken()
    const visitor = member ? { memberId: member.id } : { guestKey }
    if (!(await recordView(db, channel.id, visitor, body.product_id, clock.now()))) {
      throw new Rejection(404, 'product.not_found', '商品が見つかりません')
    }
    if (member) return
    const secure = config.publicOrigin.startsWith('https:')
    void reply.setCookie(guestCookie, guestKey, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: guestCookieSeconds,
    })
  })
}
