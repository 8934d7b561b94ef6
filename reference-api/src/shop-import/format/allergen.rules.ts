import { CellError, list, type Column } from './column.rules'

/** The eight allergens that labels must name (特定原材料), in statutory order. */
export const mandatoryAllergens = ['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '落花生'] as const

/** The twenty allergens that labels should name (特定原材料に準ずるもの). */
export const recommendedAllergens = [
  'アーモンド',
  'あわび',
  'いか',
  'いくら',
  'オレンジ',
  'カシューナッツ',
  'キウイフルーツ',
  '牛肉',
  'ごま',
  'さけ',
  'さば',
  '大豆',
  '鶏肉',
  'バナナ',
  '豚肉',
  'マカダミアナッツ',
  'もも',
  'やまいも',
  'りんご',
  'ゼラチン',
] as const

export type Allergen = (typeof mandatoryAllergens)[number] | (typeof recommendedAllergens)[number]

const allergens: readonly Allergen[] = [...mandatoryAllergens, ...recommendedAllergens]
const soy = 'しょうゆ|醤油|味噌|みそ(?!ぎ)'

/** Words that indicate an allergen. Short words must stand alone, so that 「なめらかに」 doesn't match かに (crab). */
const words: Record<Allergen, RegExp> = {
  えび: /海老|蝦|エビ|えび(?!す|茶)/,
  かに: /蟹|カニ|(?<=ずわい|たらば|毛)がに|(?<![ぁ-ん一-龠])かに(?![ぁ-ん])/,
  くるみ: /胡桃|クルミ|(?<!お)くるみ|ウォールナッツ/,
  小麦: /小麦|(?<![ァ-ヶー])パン(?:ケーキ)?(?![ァ-ヶー])|うどん|そうめん|パスタ|マカロニ|しょうゆ|醤油/,
  そば: /蕎麦|ソバ|そば/,
  卵: /卵|玉子|たまご|タマゴ|カスタード|マヨネーズ/,
  乳: /(?<![豆授離])乳(?!化|酸|児)|(?<!ココナッツ)ミルク|(?<!カカオ|ココア|ピーナッツ)バター|チーズ|クリーム|ヨーグルト/,
  落花生: /落花生|ピーナッツ|ピーナツ|南京豆/,
  アーモンド: /アーモンド|マジパン/,
  あわび: /鮑|あわび|アワビ/,
  いか: /烏賊|するめ|(?<![ァ-ヶ])イカ(?![ァ-ヶ])|(?<![ぁ-ん一-龠])いか(?![ぁ-ん])/,
  いくら: /イクラ|いくら(?![でかなも])/,
  オレンジ: /オレンジ/,
  カシューナッツ: /カシュー/,
  キウイフルーツ: /キウイ|キウィ/,
  牛肉: /牛(?!乳|蒡)|ビーフ/,
  ごま: /胡麻|ゴマ|ごま(?![かこめ])/,
  さけ: /鮭|サーモン|(?<![ぁ-ん一-龠])さけ(?![ぁ-ん])/,
  さば: /鯖|サバ(?!ン)|(?<!か)さば(?![かきくけいっ])/,
  大豆: new RegExp(`大豆|豆乳|豆腐|納豆|きなこ|きな粉|黄粉|湯葉|枝豆|${soy}`),
  鶏肉: /鶏(?!卵)|チキン/,
  バナナ: /バナナ/,
  豚肉: /豚|ポーク|ロースハム|ベーコン/,
  マカダミアナッツ: /マカダミア/,
  もも: /(?<!胡)桃(?!色|の節句)|ピーチ|(?<![ぁ-ん一-龠])もも(?![ぁ-ん色肉])/,
  やまいも: /山芋|やまいも|ヤマイモ|長芋|自然薯|大和芋|とろろ(?!昆布)/,
  りんご: /りんご|リンゴ|林檎|(?<!ン)アップル/,
  ゼラチン: /ゼラチン/,
}

/** Finds the allergens that a text mentions, each with the matched word. */
export function allergensNamedIn(text: string): Map<Allergen, string> {
  const normal = text.normalize('NFKC')
  return new Map(
    allergens.flatMap((allergen) => {
      const [word] = words[allergen].exec(normal) ?? []
      return word === undefined ? [] : [[allergen, word] as const]
    }),
  )
}

/**
 * Parses allergens separated by `|`, or なし. An empty cell is rejected, because it wouldn't show whether
 * anyone had checked.
 */
export const containedAllergens: Column<Allergen[]> = (cell) => {
  if (cell === '')
    throw new CellError('含むアレルゲンを入力してください。ないときは「なし」と入力してください')
  if (cell === 'なし') return []
  return list(cell).map((name) => {
    const known = allergens.find((allergen) => allergen === name)
    if (!known) throw new CellError(`アレルギー表示の28品目から入力してください（${name}）`)
    return known
  })
}
