import type { CartState } from '../state/cart-state.table'

export function goneAddresses({
  shippings,
  goneAddressIds,
}: Pick<CartState, 'shippings' | 'goneAddressIds'>): { code: string; message: string } | undefined {
  const gone = shippings.filter(({ user_address_id: id }) => id !== null && goneAddressIds.includes(id))
  if (gone.length === 0) return undefined
  const names = gone.map((one) => `「${one.shipping_last_name} ${one.shipping_first_name} さま」`).join('')
  return {
    code: 'cart.shipping.address_gone',
    message: `お届け先の${names}は、住所録から削除されています。今回のご注文には、このままお届けできます。変わっている場合は、お届け先を選び直してください。`,
  }
}
