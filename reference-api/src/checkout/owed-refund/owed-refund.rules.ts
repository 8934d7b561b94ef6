/** Shown to the member on the cancelled order until the refund is made. */
export const refundByHand =
  'ご注文をキャンセルしました。お支払い済みの代金のご返金については、ショップよりご連絡いたします。'

/** Shown to the member once the refund is made. */
export const refundMade = 'ご注文をキャンセルしました。お支払い済みの代金は、ご返金の手続きをいたしました。'
