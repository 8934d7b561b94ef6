import { Rejection } from '../../platform/http/rejection'

export const expiredCart = () =>
  new Rejection(
    422,
    'cart.common.is_expired',
    'カートの有効期限が切れました。お手数ですが、もう一度商品をお選びください。',
  )
