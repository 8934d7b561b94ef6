/** Says that something is wanted without, or with little of it. */
const little =
  '(?:が|は|を|の)?(?:(?:控え|ひかえ)(?:めの?|たい|て(?:い)?る|た)|減らし(?:たい|て(?:い)?る|た)|抑え(?:たい|た|て(?:い)?る)|' +
  '少な(?:め|い|く)|低め|低い|気にな(?:る|って(?:い)?る)|気にし(?:て(?:い)?る|たい)|オフ|カット|ゼロ|レス|なし|無し|抜き|フリー|' +
  '不使用|無添加|制限(?:中)?|避けたい|が?(?:苦手|だめ|ダメ|NG))(?:の?(?:人|方)(?:に|へ|も)?)?(?:[のなでにも](?!ん))?'

/** Words under which shops sell it, the usual one first. */
const diets: readonly [what: string, sold: readonly string[]][] = [
  ['カフェイン', ['カフェインレス', 'ノンカフェイン', 'デカフェ']],
  ['糖質|糖分|糖類', ['低糖質', '糖質オフ', '無糖', '砂糖不使用']],
  ['砂糖|甘さ|甘み', ['砂糖不使用', '無糖', '甘さ控えめ']],
  ['塩分|食塩|塩', ['減塩', '食塩不使用', '食塩無添加']],
  ['脂質|脂肪|油分', ['低脂肪', '低脂質']],
  ['カロリー', ['低カロリー', 'カロリーオフ']],
]
const patterns = diets.map(([what, sold]) => ({
  pattern: new RegExp(`(?<=^|[\\s、,とのやで])(${what})${little}`, 'gu'),
  sold,
}))

/**
 * Writes a wish for little of something as the word under which the shop sells it (カフェイン控えたい as カフェインレス).
 * If it sells none, the wish stays one word.
 */
export function nameDiets(text: string, isSold: (word: string) => boolean): string {
  let read = text.replace(
    new RegExp(`(${diets.map(([what]) => what).join('|')})\\s+(?=${little})`, 'gu'),
    '$1',
  )
  for (const { pattern, sold } of patterns)
    read = read.replace(
      pattern,
      (whole: string) => ` ${sold.find(isSold) ?? whole.replace(/[のなでにも]$/u, '')} `,
    )
  return read
}
