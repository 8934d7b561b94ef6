import type {
  Cart,
  CartAccessory,
  CartDetail,
  CartPacking,
  CartPayment,
  CartPlacedOrder,
  CartProduct,
  CartShipping,
  UserAddress,
} from '@storefront/contracts'

export function aCartProduct(own: Partial<CartProduct> = {}): CartProduct {
  return {
    key: 'line-1',
    product_id: 1,
    product_info: {
      id: 1,
      key: 'imabari-towel-set',
      code: 'TW-001',
      name: '今治タオル',
      variant_name: null,
      image: null,
      maker_name: '青葉織物',
      brand_name: '白波',
      category_names: ['タオル・寝具', 'バスタオル'],
      is_alcohol: false,
      is_reduced_tax_rate: false,
      is_sale: true,
      is_social_gift_allowed: true,
      stock_state: 'in_stock',
      max_quantity: 10,
      carriage_kind: 'normal',
      components: [],
    },
    unit_price: 3000,
    price_with_tax: 3300,
    quantity: 1,
    tax_rate: 10,
    tax_amount: 300,
    total_price: 3300,
    coupon_discount_parts: [],
    shipping_key: null,
    packing_key: null,
    accessories: [],
    measurement: null,
    name_embroidery: null,
    ...own,
  }
}

/** Builds a noshi on the first line. Only a noshi has a cord and a place. */
export const aCartAccessory = (own: Partial<CartAccessory> = {}): CartAccessory => ({
  key: 'noshi-1',
  accessory_id: 3,
  product_key: 'line-1',
  kind: 'noshi',
  name: 'のし',
  unit_price: 0,
  price_with_tax: 0,
  tax_rate: 10,
  quantity: 1,
  total_price: 0,
  noshi_heading: '御祝',
  ...((own.kind ?? 'noshi') === 'noshi' ? { noshi_cord: 'bow', noshi_place: 'outer' } : {}),
  noshi_name: '山田',
  message: null,
  ...own,
})

export function aPacking(own: Partial<CartPacking> = {}): CartPacking {
  return {
    key: 'packing-1',
    shipping_key: 'shipping-1',
    products: [{ key: 'line-1', quantity: 1 }],
    accessories: [],
    delivery_at: null,
    delivery_timezone: null,
    delivery_timezone_key: null,
    carriage_kind: 'normal',
    carriage: 770,
    ...own,
  }
}

export function aShipping(own: Partial<CartShipping> = {}): CartShipping {
  return {
    key: 'shipping-1',
    is_social_gift: false,
    user_address_id: null,
    shipping_name: '山田 太郎',
    shipping_last_name: '山田',
    shipping_first_name: '太郎',
    shipping_kana: 'ヤマダ タロウ',
    shipping_last_name_kana: 'ヤマダ',
    shipping_first_name_kana: 'タロウ',
    postal_code: '1000001',
    formatted_postal_code: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    address2: null,
    combined_address: '東京都千代田区千代田1-1',
    full_address: '〒100-0001 東京都千代田区千代田1-1',
    phone_number: '0312345678',
    cell_phone_number: null,
    carriage: 770,
    packings: [aPacking()],
    ...own,
  }
}

export function aDetail(own: Partial<CartDetail> = {}): CartDetail {
  const products = own.products ?? [aCartProduct()]
  const total_price = products.reduce((sum, line) => sum + line.total_price, 0)
  return {
    shippings: [],
    coupons: [],
    orderer: null,
    payment: null,
    social_gift: null,
    other: { note: null, receipt_name: null },
    warnings: [],
    has_alcohol: false,
    order: {
      total_quantity: products.reduce((sum, { quantity }) => sum + quantity, 0),
      total_price,
      total_accessory: 0,
      total_carriage: 0,
      payment_fee: 0,
      coupon_discount: 0,
      point: 0,
      total_payment: total_price,
      total_tax: 300,
      amount_by_tax_rate: [{ tax_rate: 10, is_reduced: false, amount: total_price, tax_amount: 300 }],
      earned_point: 0,
      amount_until_free_carriage: null,
    },
    ...own,
    products,
  }
}

type Own = Partial<Omit<Cart, 'data'>> & {
  detail?: Partial<CartDetail>
  order_no?: string | null
  transaction_error?: Cart['data']['transaction_error']
}

export function aCart({ detail = {}, order_no = null, transaction_error = null, ...own }: Own = {}): Cart {
  return {
    token: 'cart-token',
    id: 1,
    version: 1,
    is_member: false,
    expires_at: '2099-01-01T00:00:00+09:00',
    payment_id: null,
    payment_name: null,
    usable_point: null,
    data: { detail: aDetail(detail), order_no, transaction_error },
    ...own,
  }
}

export const anOrderer = () => ({
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  email: 'taro@example.com',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: null,
  phone_number: '0312345678',
  birthday: null,
  is_receive_newsletter: false,
})

export const anOrderableCart = (own: Own = {}) =>
  aCart({
    payment_id: 1,
    payment_name: '銀行振込',
    ...own,
    detail: { shippings: [aShipping()], orderer: anOrderer(), ...own.detail },
  })

export function aPlacedOrder(own: Partial<CartPlacedOrder> = {}): CartPlacedOrder {
  return {
    order_no: 'T20261121-000001',
    status: 'accepted',
    ordered_at: '2026-11-21T10:00:00+09:00',
    payment_name: '銀行振込',
    payment_instruction: null,
    total_payment: 3300,
    email: 'taro@example.com',
    receipt_token: 'receipt',
    social_gift: null,
    detail: aDetail({ shippings: [aShipping()], orderer: anOrderer() }),
    ...own,
  }
}

export const aUserAddress = (own: Partial<UserAddress> = {}): UserAddress => ({
  id: 11,
  is_default: true,
  is_sender_default: false,
  division_ct: 1,
  address_name: '',
  shipping_name: '山田 太郎',
  shipping_kana: 'ヤマダ タロウ',
  shipping_last_name: '山田',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'タロウ',
  postal_code: '1000001',
  formatted_postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
  combined_address: '東京都千代田区千代田1-1',
  full_address: '〒100-0001 東京都千代田区千代田1-1',
  phone_number: '0312345678',
  cell_phone_number: '',
  ...own,
})

export const bankTransfer = (own: Partial<CartPayment> = {}): CartPayment => ({
  id: 1,
  code: 'bank_transfer',
  kind: 'bank_transfer',
  name: '銀行振込',
  description: '前払い',
  payment_service_code: null,
  options: [],
  fee: 0,
  is_available: true,
  unavailable_reason: null,
  is_selected: false,
  ...own,
})
