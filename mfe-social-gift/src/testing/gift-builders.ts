import type { SocialGiftCompleted, SocialGiftProduct } from '@storefront/contracts'

export function aGiftProduct(own: Partial<SocialGiftProduct['product_info']> = {}): SocialGiftProduct {
  const product_info = {
    key: 'dorayaki',
    name: 'どら焼き 十個',
    variant_name: null,
    image: null,
    maker_name: '菓子処 青葉',
    is_alcohol: false,
    ...own,
  }
  return { product_id: 1, quantity: 1, product_info }
}

export const letter = {
  sender_name: '山田　花子',
  receiver_name: '次郎',
  message: 'お誕生日おめでとう',
  expires_at: '2026-12-21T10:00:00+09:00',
  is_completed: false,
}

export const aGift = (own: Partial<typeof letter> = {}, products = [aGiftProduct()]) => ({
  data: products,
  ...letter,
  ...own,
})

export function aCompletedGift(): SocialGiftCompleted {
  const input = { delivery_at: '2026-11-26', delivery_timezone: '午前中', delivery_timezone_key: 'am' }
  return { ...letter, id: 1, is_completed: true, input, products: [aGiftProduct()], gift_no: 'G00000001' }
}

export const somePlace = {
  shipping_last_name: '佐藤',
  shipping_first_name: '次郎',
  shipping_last_name_kana: 'サトウ',
  shipping_first_name_kana: 'ジロウ',
  postal_code: '0600001',
  prefecture: '北海道',
  city: '札幌市中央区',
  address1: '北一条西1',
  address2: '',
  phone_number: '0111234567',
}
