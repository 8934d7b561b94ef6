import { formatYen } from '@storefront/locale-ja'
import { composeMail, type ShopFront } from '../../platform/mail/mail-body.rules'
import type { OrderRow } from '../../order/order/order.table'

export const refundMail = (shop: ShopFront, order: OrderRow, amount: number, method = order.payment_name) =>
  composeMail(shop, order.email, `ご返金のお知らせ（${order.order_no}）`, [
    { paragraph: `${order.orderer.last_name} ${order.orderer.first_name} 様` },
    { paragraph: '次のとおり、ご返金の手続きをいたしました。' },
    {
      rows: [
        ['注文番号', order.order_no],
        ['ご返金額', formatYen(amount)],
        ['ご返金の方法', method],
      ],
    },
    { paragraph: 'お手元に反映される時期は、ご利用の決済サービスやカード会社、金融機関によって異なります。' },
  ])
