/** Says that something is not looked for. The second kind does so only of goods: お花はいらない, not のしはいらない. */
const denied =
  '以外|じゃない|じゃなく(?:て)?|ではない|ではなく(?:て)?|でない|でなく(?:て)?|(?:を|は)?(?:除く|除いて|除いた|のぞく|のぞいて)|' +
  'が?(?:苦手|嫌い|きらい)|[はが]?(?:食べられない|食べない)'
const refused = '抜き|ぬき|[はをが]?(?:避けたい|避けて|いらない|要らない|不要|NG|やめて|控えたい|遠慮したい)'
const after = '[のなでにはを、,]*'

const said = new RegExp(`([^\\s]+?)(?:(${denied})|${refused})${after}`, 'gu')
/** An adjective is only left out: 甘くない. */
const adjective = /(?:\p{Script=Han}[ぁ-ん]{0,2}|[ぁ-ん]{1,4}?)くない[のな]?/gu

type Known = { isGoods: (word: string) => boolean; isChoice: (word: string) => boolean }

/** Reads goods that are not looked for (祖母に花以外で, 花とお菓子以外), and keeps the words before them. */
export function readUnwanted(text: string, known: Known): { rest: string; unwanted: string[] } {
  const unwanted: string[] = []
  const rest = text
    .replace(said, (whole: string, before: string, denial?: string) => {
      const found = splitUnwanted(before, known)
      if (!found && !denial) return whole
      unwanted.push(...(found?.unwanted ?? []))
      return ` ${found?.before ?? dropLastNoun(before)} `
    })
    .replace(adjective, ' ')
  return { rest, unwanted }
}

/** Goods that are listed before the last one. */
const listed = /(?:とか|[とやか、,・])$/u

function splitUnwanted(text: string, known: Known): { before: string; unwanted: string[] } | undefined {
  const at = [...text].findIndex((_, index) => {
    const word = text.slice(index)
    return known.isGoods(word) && (beginsWord(text, index) || known.isChoice(text.slice(0, index)))
  })
  if (at < 0) return undefined
  const [before, word] = [text.slice(0, at), text.slice(at)]
  const others = listed.test(before) ? splitUnwanted(before.replace(listed, ''), known) : undefined
  return { before: others?.before ?? before, unwanted: [...(others?.unwanted ?? []), word] }
}

const scriptOf = (letter: string) =>
  ['Han', 'Hiragana', 'Katakana'].find((script) => new RegExp(`[\\p{Script=${script}}ー]`, 'u').test(letter))

/** Kanji after kanji go on with a compound. */
const beginsWord = (text: string, at: number) =>
  at === 0 ||
  /[ぁ-ん、,・]/u.test(text[at - 1] ?? '') ||
  scriptOf(text[at - 1] ?? '') !== scriptOf(text[at] ?? '')

/** Leaves out a noun that the shop doesn't know, with what belongs to it. */
const dropLastNoun = (text: string) => /^(.*[にはがをでへ、])[^にはがをでへ、]*$/u.exec(text)?.[1] ?? ''
