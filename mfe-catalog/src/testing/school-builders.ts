import type {
  FittingBooking,
  FittingDay,
  School,
  SchoolSet,
  SchoolSetItem,
  User,
} from '@storefront/contracts'
import { aProductSummary } from './product-builders'

export const aSetItem = (own: Partial<SchoolSetItem> = {}): SchoolSetItem => ({
  quantity: 1,
  is_made_to_order: false,
  product: aProductSummary({ key: 'tie-kon', code: 'S-031', name: '指定ネクタイ', price_with_tax: 1980 }),
  sizes: [],
  ...own,
})

export const aShirt = (): SchoolSetItem =>
  aSetItem({
    quantity: 2,
    product: aProductSummary({
      id: 2,
      key: 'shirt-long',
      code: 'S-022',
      name: '指定シャツ',
      price_with_tax: 2860,
    }),
    sizes: [
      { product_id: 2, code: 'S-022', value: '160', price_with_tax: 2860, is_sold_out: false },
      { product_id: 12, code: 'S-023', value: '150', price_with_tax: 2750, is_sold_out: true },
    ],
  })

export const aBlazer = (): SchoolSetItem =>
  aSetItem({
    is_made_to_order: true,
    product: aProductSummary({ id: 3, key: 'blazer-kon', name: '指定ブレザー', price_with_tax: 18_480 }),
  })

export const aSchoolSet = (own: Partial<SchoolSet> = {}): SchoolSet => ({
  key: 'commute',
  name: '通学用品一式',
  note: '',
  school_grades: [1, 2, 3],
  sex: null,
  items: [aSetItem(), aShirt()],
  ...own,
})

export const aSchool = (own: Partial<School> = {}): School => ({
  key: '2101',
  name: '緑が丘中学校',
  name_kana: 'ミドリガオカチュウガッコウ',
  prefecture: '東京都',
  category_key: 'midorigaoka-jh',
  sets: [
    aSchoolSet(),
    aSchoolSet({ key: 'skirt', name: '制服一式（スカート）', sex: 'girl', items: [aBlazer(), aShirt()] }),
    aSchoolSet({ key: 'third', name: '卒業の用意', school_grades: [3] }),
  ],
  ...own,
})

export const aFittingDay = (own: Partial<FittingDay> = {}): FittingDay => ({
  key: 'midori-2027',
  name: '新入生の採寸会',
  held_on: '2027-01-23',
  place: '緑が丘中学校 体育館',
  postal_code: '1520034',
  address: '東京都目黒区緑が丘2-14-23',
  access: '緑が丘駅から徒歩6分',
  note: '',
  book_until: '2027-01-20',
  is_bookable: true,
  schools: [{ key: '2101', name: '緑が丘中学校' }],
  slots: [
    { id: 11, starts_at: '09:30', ends_at: '10:30', seats_left: 20 },
    { id: 12, starts_at: '10:30', ends_at: '11:30', seats_left: 2 },
    { id: 13, starts_at: '13:00', ends_at: '14:00', seats_left: 0 },
  ],
  ...own,
})

export const aBooking = (own: Partial<FittingBooking> = {}): FittingBooking => ({
  booking_no: 'F20270110-000001',
  day_name: '新入生の採寸会',
  held_on: '2027-01-23',
  starts_at: '09:30',
  ends_at: '10:30',
  place: '緑が丘中学校 体育館',
  postal_code: '1520034',
  address: '東京都目黒区緑が丘2-14-23',
  access: '',
  note: '',
  school_name: '緑が丘中学校',
  school_grade: 1,
  child_name: '山田さくら',
  is_cancelled: false,
  can_cancel: true,
  ...own,
})

export const aParent = (own: Partial<User> = {}): User => ({
  id: 1,
  code: 'S0000001',
  username: 'hanako@example.com',
  email: 'hanako@example.com',
  name: '田中　花子',
  name_kana: 'タナカ　ハナコ',
  first_name: '花子',
  last_name: '田中',
  first_name_kana: 'ハナコ',
  last_name_kana: 'タナカ',
  gender_ct: null,
  birthday: null,
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
})
