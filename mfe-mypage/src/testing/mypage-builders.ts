import type {
  Coupon,
  FormLayout,
  Order,
  OrderSummary,
  ProductSummary,
  User,
  UserAddress,
} from '@storefront/contracts'

export function aUser(own: Partial<User> = {}): User {
  return {
    id: 1,
    code: 'M0000000001',
    username: 'hanako@example.com',
    email: 'hanako@example.com',
    name: '山田　花子',
    name_kana: 'ヤマダ　ハナコ',
    first_name: '花子',
    last_name: '山田',
    first_name_kana: 'ハナコ',
    last_name_kana: 'ヤマダ',
    gender_ct: 2,
    birthday: '1990-04-01',
    job: null,
    corporation: null,
    department: null,
    postal_code: '1000001',
    formatted_postal_code: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    address2: '',
    phone_number: '0312345678',
    cell_phone_number: '',
    is_receive_newsletter: 0,
    is_registered_member: true,
    ...own,
  }
}

export function aUserAddress(own: Partial<UserAddress> = {}): UserAddress {
  return {
    id: 1,
    is_default: true,
    is_sender_default: true,
    division_ct: 1,
    address_name: '',
    shipping_name: '山田　花子',
    shipping_kana: 'ヤマダ　ハナコ',
    shipping_first_name: '花子',
    shipping_last_name: '山田',
    shipping_first_name_kana: 'ハナコ',
    shipping_last_name_kana: 'ヤマダ',
    postal_code: '1000001',
    formatted_postal_code: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    address2: '',
    phone_number: '0312345678',
    cell_phone_number: '',
    combined_address: '千代田1-1',
    full_address: '東京都千代田区千代田1-1',
    ...own,
  }
}

const head = {
  id: 7,
  order_no: 'T20261121-0007',
  ordered_at: '2026-11-21T10:05:00+09:00',
  status: 'accepted' as const,
  status_name: 'ご注文受付',
  total_payment: 3850,
  payment_name: 'クレジットカード',
  is_cancellable: true,
  is_social_gift: false,
  cancel_only_ecd_key: '',
}

export function anOrderSummary(own: Partial<OrderSummary> = {}): OrderSummary {
  return {
    ...head,
    total_quantity: 1,
    products: [
      { product_id: 1, key: 'imabari-towel-set', name: '今治タオル 四枚セット', image: null, quantity: 1 },
    ],
    ...own,
  }
}

export function anOrder(own: Partial<Order> = {}): Order {
  return {
    ...head,
    shippings: [
      {
        id: 1,
        is_social_gift: false,
        shipping_name: '佐藤　次郎',
        shipping_kana: 'サトウ　ジロウ',
        formatted_postal_code: '060-0001',
        full_address: '〒060-0001 北海道札幌市中央区北一条西1',
        phone_number: '0111234567',
        delivery_at: '2026-11-25',
        delivery_timezone: '午前中',
        carriage: 550,
        tracking_number: null,
        products: [
          {
            product_id: 1,
            unit_price: 3000,
            price_with_tax: 3300,
            quantity: 1,
            tax_rate: 10,
            total_price: 3300,
            name_embroidery: null,
            accessories: [],
            product_info: {
              key: 'imabari-towel-set',
              code: 'TW-001',
              name: '今治タオル 四枚セット',
              variant_name: null,
              image: null,
              maker_name: null,
              is_reduced_tax_rate: false,
            },
          },
        ],
      },
    ],
    orderer: { name: '山田　花子', email: 'hanako@example.com', phone_number: '0312345678' },
    order: {
      total_price: 3300,
      total_carriage: 550,
      payment_fee: 0,
      coupon_discount: 0,
      point: 0,
      earned_point: 33,
      total_payment: 3850,
      total_tax: 350,
      amount_by_tax_rate: [{ tax_rate: 10, is_reduced: false, amount: 3850, tax_amount: 350 }],
    },
    coupons: [],
    payment_instruction: null,
    masked_number: null,
    note: null,
    receipt_name: null,
    has_receipt: true,
    cancelled_at: null,
    cancel_reason: null,
    social_gift: null,
    ...own,
  }
}

export function aProductSummary(own: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 1,
    key: 'imabari-towel-set',
    code: 'TW-001',
    name: '今治タオル 四枚セット',
    catch_copy: '',
    image: null,
    maker: null,
    brand: null,
    category_names: [],
    unit_price: 3000,
    price_with_tax: 3300,
    before_price_with_tax: null,
    tax_rate: 10,
    price_with_tax_to: null,
    is_favorite: true,
    stock_state: 'in_stock',
    is_alcohol: false,
    tags: [],
    review: { average: null, count: 0 },
    ...own,
  }
}

export function anAddressForm(): FormLayout {
  return {
    form: [
      { name: 'address_name', label: '納品先の名称', type: 'text', rules: ['max:40'] },
      { name: '', label: 'ご担当者名', type: 'person_name', is_required: true },
      { name: 'address', label: '納品先の所在地', type: 'address', is_required: true },
      {
        name: 'phone_number',
        label: '電話番号',
        type: 'tel',
        is_required: true,
        rules: ['tel'],
        autocomplete: 'tel',
      },
      { name: 'cell_phone_number', label: '携帯電話番号', type: 'tel', rules: ['tel'] },
    ],
    dataFormDefault: {},
    options: {},
    prefix: '',
  }
}

export function aUserForm(own: Partial<FormLayout> = {}): FormLayout {
  return {
    form: [
      { name: '', label: 'お名前', type: 'person_name', is_required: true },
      { name: 'address', label: 'ご住所', type: 'address', is_required: true },
      {
        name: 'phone_number',
        label: '電話番号',
        type: 'tel',
        is_required: true,
        rules: ['tel'],
        autocomplete: 'tel',
      },
      { name: 'email', label: 'メールアドレス', type: 'email', is_required: true, autocomplete: 'email' },
      { name: 'gender_ct', label: '性別', type: 'radio' },
      { name: 'birthday', label: '生年月日', type: 'birthday', rules: ['date_birth'] },
      { name: 'is_receive_newsletter', label: 'お知らせのメールを受け取る', type: 'checkbox' },
    ],
    dataFormDefault: {},
    options: {
      gender_ct: [
        { value: 1, label: '男性' },
        { value: 2, label: '女性' },
      ],
    },
    prefix: '',
    ...own,
  }
}

export function aCoupon(own: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'HAJIMETE',
    name: 'はじめてのお買い物に',
    description: null,
    discount_kind: 'fixed',
    discount_value: 500,
    minimum_price: 3000,
    valid_from: '2026-01-01T00:00:00+09:00',
    valid_to: '2026-12-31T23:59:59+09:00',
    is_used: false,
    is_usable: true,
    ...own,
  }
}
