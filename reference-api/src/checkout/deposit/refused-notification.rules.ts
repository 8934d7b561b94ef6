import { Rejection } from '../../platform/http/rejection'

export const badSignature = () => new Rejection(401, 'sbpayment.bad_signature', '署名が正しくありません')

export const orderMismatch = () => new Rejection(422, 'sbpayment.order_mismatch', '注文が一致しません')
