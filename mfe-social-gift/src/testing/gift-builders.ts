import type {
  FormLayout,
  GiftOfOrder,
  GiftOrder,
  SocialGiftCompleted,
  SocialGiftProduct,
  SocialGiftShipping,
} from '@storefront/contracts'

export function aGiftProduct(own: Partial<SocialGiftProduct['product_info']> = {}): SocialGiftProduct {
  const product_info = {
    key: 'dorayaki',
    name: 'どら焼き 十個',
    variant_name: null,
    image: null,
    maker_name: '菓子処 青葉',
    is_alcohol: false,
    is_cool: false,
    allergens: [],
    ...own,
  }
  return { line_id: 1, product_id: 1, quantity: 1, product_info, variants: [], card: null }
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

export function aCompletedGift(own: Partial<SocialGiftCompleted> = {}): SocialGiftCompleted {
  const input = {
    delivery_at: '2026-11-26',
    delivery_timezone: '午前中',
    delivery_timezone_key: 'am',
    variants: [],
  }
  return {
    ...letter,
    id: 1,
    is_completed: true,
    input,
    products: [aGiftProduct()],
    gift_no: 'G00000001',
    state: 'accepted',
    has_thanked: false,
    ...own,
  }
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

/** Builds a shipping without a draft by default. */
export const aShipping = (input: Partial<SocialGiftShipping['input']> = {}): SocialGiftShipping => ({
  ...letter,
  id: 1,
  input: { delivery_at: null, delivery_timezone: null, delivery_timezone_key: null, variants: [], ...input },
})

/** Builds the shop's address form. A setting makes kana optional. */
export const aGiftForm = ({ isKanaOptional = false } = {}): FormLayout => ({
  form: [
    {
      name: 'shipping_',
      label: 'お受け取りになる方',
      type: 'person_name',
      is_required: true,
      is_kana_optional: isKanaOptional,
    },
    { name: 'address', label: 'お届け先のご住所', type: 'address', is_required: true },
    { name: 'phone_number', label: '電話番号', type: 'tel', is_required: true },
  ],
  dataFormDefault: {},
  options: {},
  prefix: '',
})

export const aGivenGift = (own: Partial<GiftOfOrder> = {}): GiftOfOrder => ({
  id: 7,
  receiver_name: '次郎さん',
  path: '/social-gift/recipients-token',
  state: 'waiting',
  products: [{ name: 'どら焼き 十個', quantity: 1, image: null }],
  expires_at: '2026-12-21T10:00:00+09:00',
  sent_at: null,
  opened_at: null,
  completed_at: null,
  email: null,
  mail_on: null,
  mailed_at: null,
  decline_message: null,
  thanks_message: null,
  can_mail: true,
  can_remind: false,
  can_extend: true,
  can_settle: false,
  settle_until: null,
  ...own,
})

export const aGiftOrder = (...gifts: GiftOfOrder[]): GiftOrder => ({
  order_no: 'T20261121-000001',
  ordered_at: '2026-11-21T10:00:00+09:00',
  sender_name: '山田 花子',
  message: null,
  gifts: gifts.length > 0 ? gifts : [aGivenGift()],
})
