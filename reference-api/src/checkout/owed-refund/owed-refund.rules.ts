/** The member reads it at the cancelled order until the money is paid back. */
export const refundByHand =
  'ご注文をキャンセルしました。お支払い済みの代金のご返金については、ショップよりご連絡いたします。'

/** The member reads it from then on. */
export const refundMade = 'ご注文をキャンセルしました。お支払い済みの代金は、ご返金の手続きをいたしました。'
