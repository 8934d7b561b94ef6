/** Letters that place names write in several ways. One letter each, so that positions stay the same. */
const sameLetters: Record<string, string> = Object.fromEntries(
  [
    'ケヶガがヵ',
    'ノのの之',
    'ツッつっ',
    '竜龍',
    '沢澤',
    '浜濱濵',
    '崎﨑嵜',
    '高髙',
    '桜櫻',
    '広廣',
    '国國',
    '条條',
    '曽曾',
    '桧檜',
    '薮藪',
    '篭籠',
    '恵惠',
    '渕淵',
    '斉齊斎齋',
    '島嶋嶌',
    '塩鹽',
    '舘館',
    '鉄鐵',
    '芦蘆',
    '滝瀧',
    '検檢',
    '富冨',
    '吉𠮷',
    '槙槇',
    '蛎蠣',
    '諌諫',
    '鶯鴬',
  ].flatMap(([first = '', ...others]) => others.map((letter) => [letter, first])),
)

const numerals = '〇一二三四五六七八九'

export type Folded = {
  text: string
  /** Position in the original after each letter of `text`. */
  ends: number[]
}

/** Folds spellings of a place: no spaces, one letter of each group, numbers as digits (南十条 is 南10条). */
export function foldPlace(original: string): Folded {
  let text = ''
  const ends: number[] = []
  const push = (sign: string, end: number) => {
    text += sign
    for (let count = 0; count < sign.length; count += 1) ends.push(end)
  }
  const letters = [...original]
  let position = 0
  for (let index = 0; index < letters.length; index += 1) {
    const run = numberRun(letters, index)
    if (run > 0) {
      position += run
      push(toNumber(letters.slice(index, index + run)), position)
      index += run - 1
      continue
    }
    const letter = letters[index]!
    position += letter.length
    if (letter.trim() === '') continue
    const half = /[０-９Ａ-Ｚａ-ｚ]/.test(letter)
      ? String.fromCharCode(letter.charCodeAt(0) - 0xfee0)
      : letter
    push(sameLetters[half] ?? half, position)
  }
  return { text, ends }
}

function numberRun(letters: readonly string[], from: number): number {
  let length = 0
  while (length < 4 && isNumeral(letters[from + length])) length += 1
  return length
}

const isNumeral = (letter: string | undefined) =>
  letter !== undefined && (letter === '十' || numerals.includes(letter))

/** 十二 is 12, 二十四 is 24, 一〇 is 10. */
function toNumber(letters: readonly string[]): string {
  const ten = letters.indexOf('十')
  if (ten < 0) return letters.map((letter) => numerals.indexOf(letter)).join('')
  const tens = ten === 0 ? 1 : numerals.indexOf(letters[ten - 1]!)
  const ones = letters[ten + 1] === undefined ? 0 : numerals.indexOf(letters[ten + 1]!)
  return `${letters
    .slice(0, Math.max(0, ten - 1))
    .map((letter) => numerals.indexOf(letter))
    .join('')}${Math.max(0, tens) * 10 + Math.max(0, ones)}`
}
