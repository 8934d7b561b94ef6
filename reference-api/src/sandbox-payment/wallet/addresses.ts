const hanako = {
  last_name: '田中',
  first_name: '花子',
  last_name_kana: 'タナカ',
  first_name_kana: 'ハナコ',
  email: 'hanako-wallet@example.com',
  phone_number: '09012345678',
}

export const addresses = {
  home: {
    ...hanako,
    postal_code: '1000001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    address2: 'つなぐマンション101',
  },
  parents: {
    ...hanako,
    postal_code: '5300001',
    prefecture: '大阪府',
    city: '大阪市北区',
    address1: '梅田1-2-3',
    address2: null,
  },
  /** An old entry without fields that many shops require. */
  incomplete: {
    ...hanako,
    phone_number: '',
    postal_code: '6048571',
    prefecture: '京都府',
    city: '京都市中京区',
    address1: '上本能寺前町488',
    address2: null,
  },
} as const

/** A name and address as wallets send them to shops. Kana is null if the wallet has none. */
export type Address = {
  last_name: string
  first_name: string
  last_name_kana: string | null
  first_name_kana: string | null
  email: string
  postal_code: string
  prefecture: string
  city: string
  address1: string
  address2: string | null
  phone_number: string
}

export const isAddress = (key: string): key is keyof typeof addresses => Object.hasOwn(addresses, key)
