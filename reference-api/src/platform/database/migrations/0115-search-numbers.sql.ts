import { sql, type Kysely } from 'kysely'

const batch = 1_000

/** Normalises search texts the same way as queries, now including kanji numerals and units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; search_text: string }>`
      select id, search_text from product where id > ${after} and search_text <> '' order by id limit ${batch}`.execute(
      db,
    )
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    const folded = rows.flatMap(({ id, search_text }) => {
      const text = fold(search_text)
      return text === search_text ? [] : [{ id, text, grams: gramsOf(text) }]
    })
    await sql`update product p set search_text = x.text, search_grams = array(select jsonb_array_elements_text(x.grams))
      from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as x(id int, text text, grams jsonb) where p.id = x.id`.execute(
      db,
    )
  }
}

/** Normalises text like `spelling.rules` did at the time of this migration. */
function fold(text: string): string {
  const digits = text.replace(counted, (number) => {
    const value = readNumber(number.trim().replaceAll(',', ''))
    return value === undefined ? number : String(value)
  })
  return digits.replace(/(?<=\d)[a-zァ-ヶー]+/g, (word) => {
    const [spelt, unit] = units.find(([pattern]) => pattern.test(word)) ?? []
    return spelt && unit ? word.replace(spelt, unit) : word
  })
}

const units: readonly [spelt: RegExp, unit: string][] = [
  [/^(キログラム|キロ|kg)/, 'kg'],
  [/^(グラム|g)/, 'g'],
  [/^(ミリリットル|ミリ|ml)/, 'ml'],
  [/^(リットル|l)/, 'l'],
  [/^(センチメー?トル|センチ|cm)/, 'cm'],
]
const counters = '[個枚本袋客缶箱点人名円組膳升年月日号巾粒束皿杯]|コ(?![\\p{Script=Katakana}])|セット'
const counted = new RegExp(
  `([\\d.,〇一二三四五六七八九十百千万]+)\\s?(?=${units.map(([{ source }]) => source.slice(1)).join('|')}|${counters})`,
  'gu',
)

const kanjiDigits = '〇一二三四五六七八九'
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }

function readNumber(text: string): number | undefined {
  const [parts = '', rest, more] = text.split('万')
  if (more !== undefined) return undefined
  const myriads = rest === undefined ? 0 : belowMyriad(parts)
  const units = rest === '' ? 0 : belowMyriad(rest ?? parts)
  const value = myriads * 10_000 + units
  return Number.isFinite(value) ? value : undefined
}

function belowMyriad(text: string): number {
  if (text === '') return NaN
  let sum = 0
  let number = ''
  for (const letter of text) {
    const unit = tens[letter]
    if (unit === undefined) number += kanjiDigits.includes(letter) ? kanjiDigits.indexOf(letter) : letter
    else {
      sum += (number === '' ? 1 : Number(number)) * unit
      number = ''
    }
  }
  return sum + Number(number)
}

function gramsOf(text: string): string[] {
  const words = text.split(/[\s・、。,.!?「」『』（）()【】/]+/).filter((word) => word !== '')
  const grams = words.flatMap((word) => {
    const letters = [...word]
    return [...letters, ...letters.slice(0, -1).map((letter, index) => letter + letters[index + 1])]
  })
  return [...new Set(grams)]
}
