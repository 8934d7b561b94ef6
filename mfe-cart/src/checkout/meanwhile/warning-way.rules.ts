type Way = { href: string; label: string }

const toDays: Way = { href: '/cart/shipping-detail?back=confirm', label: 'お届け日時を選び直す' }
const toPayments: Way = { href: '/cart/payment', label: 'お支払い方法を選び直す' }

const ways: Partial<Record<string, Way>> = {
  'cart.packing.delivery_not_possible': toDays,
  'cart.payment.not_available': toPayments,
  'cart.payment.not_found': toPayments,
  'cart.payment.card_gone': toPayments,
  'cart.payment.card_expired': toPayments,
}

const aboutPlaces = ['cart.shipping.address_gone', 'cart.shipping.address_changed']

/**
 * Returns a link to the screen where a lost choice can be made again. Returns undefined on that screen
 * itself, or if no screen can fix the problem.
 */
export function wayFrom(code: string, pathname: string, placesStep: string): Way | undefined {
  const toPlaces = { href: `${placesStep}?back=confirm`, label: 'お届け先を選び直す' }
  const way = aboutPlaces.includes(code) ? toPlaces : ways[code]
  return way && !pathname.startsWith(way.href.split('?')[0]!) ? way : undefined
}
