import type { ProductRow } from '../read/shop-csv-files'

/** Words by which shoppers ask for a colour, and the names of its shades on goods. */
const families: readonly [words: readonly string[], shades: RegExp][] = [
  [
    ['青', '青い', '青色', '水色', 'ブルー'],
    /青(?!海波|果|葉|磁)|あお(?!ぞら|ば)|瑠璃|藍|紺|染付|呉須|みずいろ|水色|ブルー|深海/u,
  ],
  [['紺色', 'ネイビー'], /紺|藍|深海|ネイビー/u],
  [['赤', '赤い', '赤色', 'レッド'], /赤(?!ちゃん|子|ん坊)|あか(?!ちゃん)|紅(?!白)|朱|茜|臙脂|レッド/u],
  [['白', '白い', '白色', 'ホワイト'], /(?<!紅)白|しろ|粉引|生成り|ホワイト/u],
  [['黒', '黒い', '黒色', 'ブラック'], /黒|墨|くろ|ブラック/u],
  [['緑', '緑色'], /緑|みどり|織部|青磁|若竹|若草|わかば|松葉/u],
  [['黄', '黄色', '黄色い', 'イエロー'], /黄|きいろ|たんぽぽ|山吹|ひまわり|イエロー/u],
  [['ピンク', '桃色', 'ピンク色'], /桃|もも|桜|さくら|ピンク/u],
  [['紫', '紫色', 'パープル'], /紫|むらさき|藤|すみれ/u],
  [['茶色', '茶色い', 'ブラウン'], /栗色|焦茶|駱駝色|溜塗|飴[釉色]|茶色|ブラウン/u],
]
/** Shades that mean a colour in running text as well. */
const glazes = /瑠璃|藍|染付|呉須/gu

/** Names of schools bear colours: 青空小学校. */
const school = /\S+学校/gu

type Coloured = Pick<ProductRow, 'name' | 'data' | 'description'> & { variant_value?: string | null }

/** Lists the colour words of goods by their names, data and glazes. Food is no colour: 青い実, 紅茶. */
export function listColourWords(
  { name, data, description, variant_value }: Coloured,
  { isFood }: { isFood: boolean },
): string[] {
  if (isFood) return []
  const values = data.filter(({ label }) => /色|柄|釉/u.test(label)).map(({ value }) => value)
  const texts = [
    name.replace(school, ''),
    variant_value ?? '',
    ...values,
    ...(description.match(glazes) ?? []),
  ].join(' ')
  return families.flatMap(([words, shades]) => (shades.test(texts) ? words : []))
}
