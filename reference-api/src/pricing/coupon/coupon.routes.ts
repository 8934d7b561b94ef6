import { listMyCoupons } from '@storefront/contracts'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { serve, type Api } from '../../platform/http/serve'
import { toInstant } from '../../platform/database/parsers'
import { couponRefusal } from '../pricing/coupon.rules'
import { uniqueCoupons } from './unique-coupons.rules'
import { listMemberCoupons } from './coupon.sql'

export function couponRoutes(app: Api): void {
  serve(app, listMyCoupons, async ({ db, channel, member, query, reply, clock }) => {
    const now = clock.now()
    const coupons = uniqueCoupons(await listMemberCoupons(db, channel.id, member.id, now))
    const page = toPage(query)
    writePaging(reply, page, coupons.length)
    const shown = coupons.slice(page.offset, page.offset + page.per)
    return {
      data: shown.map(
        ({
          is_used,
          is_member_only,
          usage_limit,
          used_count,
          held_count,
          is_combinable,
          is_for_exempt: _exempt,
          ...coupon
        }) => ({
          ...coupon,
          valid_from: toInstant(coupon.valid_from),
          valid_to: coupon.valid_to && toInstant(coupon.valid_to),
          is_used,
          is_usable:
            couponRefusal(
              { ...coupon, is_member_only, usage_limit, used_count, held_count, is_combinable },
              { now, goods: coupon.minimum_price, isMember: true, isUsedByMember: is_used },
            ) === null,
        }),
      ),
    }
  })
}
