/** Synonyms of each allergen, by the allergen's name on labels. */
const otherNames: Record<string, readonly string[]> = {
  卵: ['玉子', 'たまご', 'タマゴ', '鶏卵'],
  乳: ['牛乳', '乳製品', 'ミルク'],
  小麦: ['小麦粉'],
  落花生: ['ピーナッツ', 'ピーナツ'],
  そば: ['蕎麦', 'ソバ'],
  えび: ['海老', 'エビ'],
  かに: ['蟹', 'カニ'],
  くるみ: ['クルミ', '胡桃'],
  アーモンド: [],
  大豆: ['だいず'],
  ごま: ['胡麻', 'ゴマ'],
  ゼラチン: [],
  やまいも: ['山芋'],
  もも: ['桃'],
  りんご: ['リンゴ'],
  オレンジ: [],
  さば: ['鯖'],
  さけ: ['鮭'],
}

/** After these fruits, なし means pear: もも なし searches for peaches and pears. */
const fruits = ['もも', 'りんご', 'オレンジ']

const names = new Map(
  Object.entries(otherNames).flatMap(([label, others]) => [label, ...others].map((name) => [name, label])),
)
const anyName = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
const absent =
  '(なし|無し|不使用|抜き|ぬき|フリー|除去|アレルギー(?:対応)?|を(?:含|ふく)まない|を使わない|を使っていない|が入っていない)'
const wish = new RegExp(
  `(?:^|\\s)((?:${anyName})(?:[・、,と](?:${anyName}))*)[\\s・]*${absent}(?:[のな](?=\\S))?`,
  'u',
)

/**
 * Reads the allergens that a search term excludes (卵なし クッキー, 小麦・乳不使用). Returns their names on labels and the
 * remaining words, or undefined if the term excludes none.
 */
export function readAllergensOf(typed: string): { without: string[]; word: string } | undefined {
  const text = typed.normalize('NFKC')
  const found = wish.exec(text)
  if (!found) return undefined
  const [all, listed = '', how] = found
  const without = [...new Set(listed.split(/[・、,と]/).flatMap((name) => names.get(name) ?? []))]
  if (how === 'なし' && without.some((label) => fruits.includes(label))) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`
  return { without, word: rest.trim().replace(/\s+/g, ' ') }
}
