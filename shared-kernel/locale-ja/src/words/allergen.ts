/** Synonyms of each allergen, by the allergen's name on labels. Alcohol is excluded in the same words. */
const otherNames: Record<string, readonly string[]> = {
  卵: ['玉子', 'たまご', 'タマゴ', '鶏卵'],
  乳: ['牛乳', '乳製品', '乳成分', 'ミルク'],
  小麦: ['小麦粉', 'グルテン', 'こむぎ'],
  落花生: ['ピーナッツ', 'ピーナツ'],
  そば: ['蕎麦', 'ソバ'],
  えび: ['海老', 'エビ'],
  かに: ['蟹', 'カニ'],
  くるみ: ['クルミ', '胡桃'],
  カシューナッツ: [],
  マカダミアナッツ: [],
  アーモンド: [],
  大豆: ['だいず', '大豆製品'],
  ごま: ['胡麻', 'ゴマ'],
  ゼラチン: [],
  やまいも: ['山芋', 'ヤマイモ'],
  もも: ['桃', 'モモ'],
  りんご: ['リンゴ', '林檎'],
  オレンジ: [],
  さば: ['鯖'],
  さけ: ['鮭'],
  いか: ['イカ'],
  いくら: ['イクラ'],
  あわび: ['アワビ', '鮑'],
  牛肉: [],
  豚肉: [],
  鶏肉: [],
  バナナ: [],
  キウイフルーツ: ['キウイ'],
  アルコール: ['お酒', '酒'],
}

/** After these fruits, なし means pear: もも なし searches for peaches and pears. */
const fruits = ['もも', 'りんご', 'オレンジ']

/** Names that stand for several allergens. */
const groups: Record<string, readonly string[]> = {
  ナッツ: ['くるみ', 'アーモンド', 'カシューナッツ', 'マカダミアナッツ', '落花生'],
  ナッツ類: ['くるみ', 'アーモンド', 'カシューナッツ', 'マカダミアナッツ', '落花生'],
  木の実: ['くるみ', 'アーモンド', 'カシューナッツ', 'マカダミアナッツ'],
  甲殻類: ['えび', 'かに'],
}

/** Allergens that every label names (特定原材料). */
const mandatory = ['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '落花生']

const names = new Map<string, readonly string[]>([
  ...Object.entries(otherNames).flatMap(([label, others]) =>
    [label, ...others].map((name) => [name, [label]] as const),
  ),
  ...Object.entries(groups),
])
/** Endings of an allergen's name: そば粉, 乳成分. */
const form = '(?:粉|類|成分|製品|油|エキス)'
const anyName = `(?:${[...names.keys()].sort((a, b) => b.length - a.length).join('|')})${form}?`
const named = new RegExp(anyName, 'gu')
const endingForm = new RegExp(`${form}$`, 'u')
const absent =
  '((?:が|は|を|も|の)?(?:なし|無し|無添加|不使用|抜き|ぬき|フリー|ふりー|だめ|ダメ|NG|不可|嫌い|いらない|無理|じゃない|ではない|使ってない|除去|除く|のぞく|以外|ゼロ|アレルギー(?:対応)?|(?:含|ふく)まない|使わない|使っていない|使用していない|使用しない|入っていない|入らない|入ってない|食べられない|飲めない|飲まない|呑めない|苦手|避けて(?:い?る|い?たい)?|避けたい|控え(?:て(?:い?る)?|たい|めの?)|減らし(?:たい|て(?:い?る)?)|少なめの?)(?:でも(?:飲める|食べられる|OK|大丈夫な?|大丈夫))?)'
const wish = new RegExp(
  `(?:^|\\s|(?<=[にのへでを]))(${anyName}(?:[・、,とも]${anyName})*)[\\s・]*${absent}(?:[のなで](?=\\S))?`,
  'u',
)

/**
 * Reads the allergens that a search term excludes (卵なし クッキー, 小麦・乳不使用). Returns their names on labels and the
 * remaining words, or undefined if the term excludes none.
 */
export function readAllergensOf(typed: string): { without: string[]; word: string } | undefined {
  const text = typed.normalize('NFKC')
  const found = wish.exec(text)
  if (!found) return readFreeFromAll(text)
  const [all, listed = '', how] = found
  const without = [...new Set((listed.match(named) ?? []).flatMap(labelsOf))]
  if (how === 'なし' && without.some((label) => fruits.includes(label))) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`
  return { without, word: rest.trim().replace(/\s+/g, ' ') }
}

const freeFromAll =
  /(?:ノンアレルゲン|アレルゲン(?:フリー|不使用|なし|カット)|アレルギー(?:対応|フリー|ふりー|だめ|ダメ|NG|不可|嫌い|いらない|無理|じゃない|ではない|使ってない|配慮)|(?:特定原材料|[78七八]品目)(?:等)?不使用)(?:食品|食)?(?:[のな](?=\S))?/u

/** Excludes all mandatory allergens (ノンアレルゲンのお菓子). */
function readFreeFromAll(text: string) {
  const [all] = freeFromAll.exec(text) ?? []
  return all === undefined
    ? undefined
    : { without: [...mandatory], word: text.replace(all, ' ').trim().replace(/\s+/g, ' ') }
}

const labelsOf = (name: string) => names.get(name) ?? names.get(name.replace(endingForm, '')) ?? []

/** Returns the label's name of the allergen that a search term consists of (蕎麦), if every label names it. */
export function findAllergen(typed: string): string | undefined {
  const [label, ...others] = names.get(typed.normalize('NFKC').trim()) ?? []
  return label && others.length === 0 && mandatory.includes(label) ? label : undefined
}
