import { withoutPolitePrefix } from '@storefront/locale-ja'
import { toHeardKey } from './said/heard-phrases.rules'
import type { ShopWord } from './product-words.rules'
import { listSchoolSpellings, type SchoolName } from './said/school-names.rules'
import { services } from './said/services.rules'
import { isKatakana } from 'wanakana'
import { foldSpelling, toRomajiKey, withoutOkurigana } from './spelling.rules'

/**
 * Something that a shopper can choose, said in words. A `word` is found in texts by the shop's own word for
 * it.
 */
export type Choice =
  | { kind: 'occasion' | 'recipient' | 'tag' | 'word'; key: string }
  | { kind: 'trait'; key: 'free' | 'noshi' | 'cool' }
  | { kind: 'sort'; key: 'popular' }
  | { kind: 'day'; key: 'tomorrow' }

type Named = { key: string; name: string; words: readonly string[] }
type NamedOccasion = Named & { isForChild?: boolean; recipients?: readonly string[] }

/** Words of a shop: those of its goods with their best rank, and those that stand for a choice. */
export type Lexicon = {
  words: ReadonlyMap<string, ShopWord>
  phrases: ReadonlyMap<string, Choice>
  /** Occasions by {@link toHeardKey}. */
  heard: ReadonlyMap<string, Choice>
  /** Kana words of goods by {@link toRomajiKey}. */
  romaji: ReadonlyMap<string, readonly string[]>
  /** Name of each choice, by {@link toChoiceId}. */
  names: ReadonlyMap<string, string>
  /** Occasions whose goods are a child's: `only`, or `also` those of others (誕生日). */
  childsOccasions: ReadonlyMap<string, 'only' | 'also'>
  /** Names of schools, as {@link phrases} have them. */
  schools: ReadonlySet<string>
  /** Words of the trade (仕入れ, 業務用) say nothing where businesses buy. */
  isForBusinesses: boolean
}

export const toChoiceId = (kind: string, key: string) => `${kind} ${key}`

/** Lists the keys of all choices of a kind. */
export const listChoiceKeys = ({ names }: Pick<Lexicon, 'names'>, kind: string) =>
  [...names.keys()].flatMap((id) => (id.startsWith(`${kind} `) ? [id.slice(kind.length + 1)] : []))

export type LexiconRows = {
  occasions: readonly NamedOccasion[]
  recipients: readonly Named[]
  tags: readonly { key: string; name: string }[]
  words: readonly ShopWord[]
  schools?: readonly SchoolName[]
  isForBusinesses?: boolean
}

/** Lists the folded spellings of a phrase: as it is, without its polite prefix, and without okurigana. */
export function listPhraseSpellings(phrase: string): string[] {
  const all = [phrase, withoutOkurigana(phrase.replace(/^[おご御](?=\p{Script=Han})/u, ''))]
  return all.flatMap((one) => {
    if (one === undefined) return []
    const folded = foldSpelling(one)
    return [folded, withoutPolitePrefix(folded) ?? folded]
  })
}

const traitNames = [
  { key: 'free', name: '送料無料' },
  { key: 'noshi', name: 'のし' },
  { key: 'cool', name: 'クール便' },
]

/**
 * Builds a shop's lexicon. Other names of occasions and persons that are names of goods (カーネーション, 夫婦) stay
 * words.
 */
export function buildLexicon({
  occasions,
  recipients,
  tags,
  words,
  schools = [],
  isForBusinesses = false,
}: LexiconRows): Lexicon {
  const known = new Map(words.map((one) => [one.word, one]))
  const phrases = new Map<string, Choice>()
  const heard = new Map<string, Choice>()
  const add = (texts: readonly string[], choice: Choice) => {
    for (const one of texts.flatMap(listPhraseSpellings)) if (!phrases.has(one)) phrases.set(one, choice)
    if (choice.kind === 'occasion') addHeard(texts, choice)
  }
  const addHeard = (texts: readonly string[], choice: Choice) => {
    for (const key of texts.map(toHeardKey)) if (key && !heard.has(key)) heard.set(key, choice)
  }
  for (const { words: said, choice } of services)
    if (choice.kind !== 'tag' || tags.some(({ key }) => key === choice.key)) add(said, choice)
  const isOfGoods = (phrase: string) =>
    listPhraseSpellings(phrase).some((one) => known.get(one)?.rank === '1')
  for (const [kind, named] of [['occasion', occasions] as const, ['recipient', recipients] as const]) {
    for (const { key, name } of named) add([name], { kind, key })
    for (const { key, name, words: others } of named)
      add(
        [...name.split('・'), ...others].filter((other) => !isOfGoods(other)),
        { kind, key },
      )
  }
  for (const [name, spellings] of listSchoolSpellings(schools)) add(spellings, { kind: 'word', key: name })
  for (const { key, name, words: others } of occasions)
    addHeard(
      [name, ...others].map((text) => `${text}祝い`),
      { kind: 'occasion', key },
    )
  const names = new Map(
    (
      [
        ['occasion', occasions],
        ['recipient', recipients],
        ['tag', tags],
        ['trait', traitNames],
      ] as const
    ).flatMap(([kind, named]) => named.map(({ key, name }) => [toChoiceId(kind, key), name] as const)),
  )
  const romaji = new Map<string, string[]>()
  for (const { word, rank } of words)
    if (rank !== '3' && isKatakana(word)) {
      const key = toRomajiKey(word)
      romaji.set(key, [...(romaji.get(key) ?? []), word])
    }
  const child = phrases.get(foldSpelling('子ども'))?.key
  const childsOccasions = new Map<string, 'only' | 'also'>()
  for (const { key, isForChild, recipients: receivers = [] } of occasions)
    if (isForChild || receivers.some((one) => one === child))
      childsOccasions.set(key, isForChild ? 'only' : 'also')
  const schoolNames = new Set(schools.map(({ name }) => name))
  return {
    words: known,
    phrases,
    heard,
    romaji,
    names,
    childsOccasions,
    schools: schoolNames,
    isForBusinesses,
  }
}
