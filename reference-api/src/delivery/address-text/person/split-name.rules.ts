import { normaliseKana } from '@storefront/locale-ja'
import { names } from '../../../../data/surnames.json'
import type { PersonName } from '../finish-address.rules'
import { readAddressee, withoutTitles } from './honorifics.rules'

const surnames: ReadonlySet<string> = new Set(names.flatMap((line) => line.split(' ')))

export const isSurname = (text: string): boolean => surnames.has(text)

const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶケー]+$/u
const onlyKatakana = /^[\p{Script=Katakana}ー]+$/u
const both: PersonName['unsure'] = ['last', 'first']

/** Splits a person's name. Marks the parts that the text doesn't separate. */
export function splitName(written: string): PersonName | undefined {
  const { name, isFamily } = readAddressee(withoutTitles(withoutMaidenName(written)))
  const text = withoutTitles(name).replace(/\s+/g, ' ').trim()
  if (text === '') return undefined
  if (isFamily) return { last: text, first: '', unsure: ['first'] }
  if (/^[A-Za-z .,'’-]+$/.test(text)) return splitLatin(text)
  const beside = /^(.+?)(?:\s*[・＆&、/]\s*|(?<=\p{Script=Han})と(?=\p{Script=Han}))(.+)$/u.exec(text)
  if (beside && !onlyKatakana.test(text.replace(/[\s・]/g, ''))) return splitCouple(beside[1]!, text)
  const [first = '', second, ...more] = text.split(/\s+/)
  if (second !== undefined) {
    if (onlyKatakana.test(first) && onlyKatakana.test(second))
      return { last: first, first: [second, ...more].join(' '), unsure: both }
    return { last: first, first: [second, ...more].join(''), unsure: [] }
  }
  const dotted = text.split('・')
  if (dotted.length > 1 && onlyKatakana.test(dotted.join('')))
    return { last: dotted.at(-1)!, first: dotted.slice(0, -1).join('・'), unsure: both }
  return splitTogether(text)
}

/** 進・佳子 behind 堀内: the first person, whose companion is left out. */
function splitCouple(leading: string, text: string): PersonName | undefined {
  const name = splitName(leading)
  if (!name) return undefined
  if (name.first === '' && /\s/.test(text) === false) return { ...name, unsure: ['first'] }
  return { ...name, unsure: [...new Set([...name.unsure, 'first' as const])] }
}

function splitLatin(text: string): PersonName {
  const comma = /^([^,]+),\s*(.+)$/.exec(text)
  if (comma) return { last: comma[1]!.trim(), first: comma[2]!.trim(), unsure: [] }
  const words = text.split(' ')
  if (words.length === 1) return { last: text, first: '', unsure: ['first'] }
  const capitals = words.filter((word) => /^[A-Z'’-]{2,}$/.test(word))
  if (capitals.length === 1 || (capitals.length > 0 && capitals.length < words.length))
    return {
      last: capitals.join(' '),
      first: words.filter((word) => !capitals.includes(word)).join(' '),
      unsure: [],
    }
  return { last: words.at(-1)!, first: words.slice(0, -1).join(' '), unsure: both }
}

function splitTogether(text: string): PersonName | undefined {
  const letters = [...text]
  if (!japanese.test(text)) return { last: text, first: '', unsure: both }
  if (surnames.has(text)) return { last: text, first: '', unsure: ['first'] }
  const length = [4, 3, 2, 1].find(
    (count) =>
      count < letters.length &&
      surnames.has(letters.slice(0, count).join('')) &&
      isGivenLength(letters.length - count),
  )
  const cut = length ?? (letters.length > 3 ? 2 : letters.length === 1 ? 1 : letters.length - 1)
  if (letters.length <= 2 && length === undefined)
    return { last: text, first: '', unsure: letters.length === 1 ? ['first'] : both }
  return { last: letters.slice(0, cut).join(''), first: letters.slice(cut).join(''), unsure: both }
}

const isGivenLength = (count: number) => count >= 1 && count <= 5

const withoutMaidenName = (text: string) =>
  text.replace(/[（(]?\s*旧姓[^）)]*[）)]/g, ' ').replace(/[（(].*$/, ' ')

/** Splits a reading, written in any kana. A Latin one is ignored. */
export function splitKana(written: string, name?: PersonName): PersonName | undefined {
  const text = normaliseKana(readAddressee(written).name)
    .replace(/[\s・]+/g, ' ')
    .trim()
  if (!/^[\p{Script=Katakana}ー ]+$/u.test(text)) return undefined
  const [last = '', ...first] = text.split(' ')
  if (first.length > 0) return { last, first: first.join(''), unsure: [] }
  return splitReading(text, name)
}

/** A reading written together. The length of the name's readings is unknown, so both parts stay unsure. */
function splitReading(text: string, name?: PersonName): PersonName {
  const cut = knownReadings.find(
    (reading) => text.startsWith(reading) && text.length > reading.length,
  )?.length
  const letters = [...text]
  const share = name && name.first !== '' ? name.last.length / (name.last.length + name.first.length) : 0.5
  const length = cut ?? Math.min(letters.length - 1, Math.max(1, Math.round(letters.length * share)))
  return { last: text.slice(0, length), first: text.slice(length), unsure: both }
}

/** Readings of the most frequent surnames, longest first. */
const knownReadings =
  'サトウ スズキ タカハシ タナカ イトウ ワタナベ ヤマモト ナカムラ コバヤシ カトウ ヨシダ ヤマダ ササキ ヤマグチ マツモト イノウエ キムラ ハヤシ サイトウ シミズ ヤマザキ ヤマサキ モリ イケダ ハシモト アベ イシカワ ヤマシタ ナカジマ ナカシマ イシイ オガワ マエダ オカダ ハセガワ フジタ ゴトウ コンドウ ムラカミ エンドウ アオキ サカモト フクダ オオタ ニシムラ フジイ カネコ オカモト フジワラ ナカノ ミウラ ハラダ ナカガワ マツダ タケウチ オノ タムラ ナカヤマ ワダ イシダ モリタ ウエダ ハラ ウチダ シバタ サカイ ミヤザキ ヨコヤマ タカギ アンドウ ミヤモト オオノ コジマ タニグチ クドウ イマイ タカダ マスダ マルヤマ スギヤマ ムラタ オオツカ アライ コヤマ ヒラノ フジモト コウノ ウエノ ノグチ タケダ マツイ チバ スガワラ イワサキ クボ キノシタ サノ ノムラ マツオ イチカワ キクチ スギモト フルカワ オオニシ シマダ ミズノ サクライ タカノ ヨシカワ ヤマウチ ニシダ イイダ ニシカワ コマツ キタムラ ヤスダ イガラシ カワグチ ヒラタ セキ ナカタ クボタ ハットリ ヒガシ イワタ ツチヤ カワサキ フクシマ ホンダ ツジ ヒグチ アキヤマ タグチ ナガイ ヤマナカ'
    .split(' ')
    .sort((one, other) => other.length - one.length)

/** Two short words that may be a surname and a first name. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    words.length === 2 &&
    words.every((word) =>
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー]{1,5}$/u.test(word),
    ) &&
    /[\p{Script=Han}]/u.test(text)
  )
}

/** A surname of the list and a first name of one to three letters, written together. */
export function isNameTogether(text: string): boolean {
  const letters = [...text]
  if (letters.length < 3 || letters.length > 7 || !japanese.test(text)) return false
  return [4, 3, 2, 1].some(
    (count) =>
      surnames.has(letters.slice(0, count).join('')) &&
      letters.length - count >= 1 &&
      letters.length - count <= 3,
  )
}
