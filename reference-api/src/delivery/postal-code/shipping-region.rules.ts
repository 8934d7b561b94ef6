import { isRemoteIsland } from './remote-island.rules'

export const shippingRegions = [
  'hokkaido',
  'tohoku',
  'kanto',
  'chubu',
  'kansai',
  'chugoku',
  'shikoku',
  'kyushu',
  'okinawa',
  'island',
] as const
export type ShippingRegion = (typeof shippingRegions)[number]

export const regionNames: Record<ShippingRegion, string> = {
  hokkaido: '北海道',
  tohoku: '東北',
  kanto: '関東',
  chubu: '中部',
  kansai: '関西',
  chugoku: '中国',
  shikoku: '四国',
  kyushu: '九州',
  okinawa: '沖縄',
  island: '離島',
}

/** Region of the warehouse. */
export const shopsOwnRegion: ShippingRegion = 'kanto'

const prefecturesByRegion: Record<Exclude<ShippingRegion, 'island'>, string> = {
  hokkaido: '北海道',
  tohoku: '青森県 岩手県 宮城県 秋田県 山形県 福島県',
  kanto: '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 山梨県',
  chubu: '新潟県 富山県 石川県 福井県 長野県 岐阜県 静岡県 愛知県 三重県',
  kansai: '滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県',
  chugoku: '鳥取県 島根県 岡山県 広島県 山口県',
  shikoku: '徳島県 香川県 愛媛県 高知県',
  kyushu: '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県',
  okinawa: '沖縄県',
}

const regionByPrefecture = new Map(
  Object.entries(prefecturesByRegion).flatMap(([region, names]) =>
    names.split(' ').map((name) => [name, region as ShippingRegion] as const),
  ),
)

/**
 * Lists a region's prefectures. Returns an empty list for remote islands, which only their postal codes
 * identify.
 */
export const listRegionPrefectures = (region: ShippingRegion): string[] =>
  region === 'island' ? [] : prefecturesByRegion[region].split(' ')

/** Returns the region of a destination, given as a prefecture or as the name of the remote islands. */
export const regionOfPlace = (place: string | null): ShippingRegion | null =>
  place === regionNames.island ? 'island' : shippingRegion(place, null)

/** Returns a parcel's region, for postage and transit time, or null if the prefecture is unknown. */
export function shippingRegion(prefecture: string | null, postalCode: string | null): ShippingRegion | null {
  const region = prefecture === null ? null : (regionByPrefecture.get(prefecture) ?? null)
  return region !== null && postalCode && isRemoteIsland(postalCode.replace('-', '')) ? 'island' : region
}

/** Transit days from the warehouse, by region. */
export const transitDays: Record<ShippingRegion, number> = {
  hokkaido: 2,
  tohoku: 1,
  kanto: 1,
  chubu: 1,
  kansai: 1,
  chugoku: 2,
  shikoku: 2,
  kyushu: 2,
  okinawa: 4,
  island: 4,
}
