import { likeProduct, unlikeProduct } from '@storefront/contracts'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { addLikes, removeLikes } from './product-like.sql'

export function productLikeRoutes(app: Api): void {
  serve(app, likeProduct, async ({ db, channel, member, params }) => {
    if ((await addLikes(db, channel.id, member.id, [pathId(params.id)])) === 0) {
      throw new Rejection(404, 'product.not_found', '商品が見つかりません')
    }
    return { is_favorite: true }
  })

  serve(app, unlikeProduct, async ({ db, member, params }) => {
    await removeLikes(db, member.id, [pathId(params.id)])
    return { is_favorite: false }
  })
}
