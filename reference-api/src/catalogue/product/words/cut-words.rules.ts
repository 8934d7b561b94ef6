import { foldSpelling, withoutOkurigana } from './spelling.rules'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const particles = new Set('のとへにはがをでもやかな')
const isParticle = (token: string) => particles.has(token)
const kanaLetter = /^[ぁ-ゖァ-ヺー]$/u

/** Cuts texts at the shop's nouns first, because the dictionary of Node splits そばがら after そば. */
export type Nouns = { pattern: RegExp | undefined }

export function toNouns(words: readonly string[]): Nouns {
  if (words.length === 0) return { pattern: undefined }
  const alternatives = [...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { pattern: new RegExp(`(${alternatives.join('|')})`, 'u') }
}

const noNouns = toNouns([])

/** Cuts a text into runs of adjacent words. A space or a mark ends a run. */
export function cutRuns(text: string, { pattern }: Nouns = noNouns): string[][] {
  const runs: string[][] = [[]]
  const parts = pattern ? text.normalize('NFKC').split(pattern) : [text.normalize('NFKC')]
  parts.forEach((part, index) => {
    if (index % 2 === 1) runs.at(-1)?.push(part)
    else
      for (const { segment, isWordLike } of segmenter.segment(part))
        if (isWordLike) runs.at(-1)?.push(segment)
        else if (!/^[ー々゛゜]+$/u.test(segment)) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

/** Max length of a word of the index. Longer joins are sentences. */
const longestWord = 16

/**
 * Lists the folded words of a text, and joins of up to `joined` adjacent ones (今治, タオル, 今治タオル). A join
 * neither begins nor ends with a particle.
 */
export function listWords(text: string, joined: number, nouns?: Nouns): Set<string> {
  const words = new Set<string>()
  for (const run of cutRuns(text, nouns))
    for (let start = 0; start < run.length; start += 1) {
      let join = ''
      for (const token of run.slice(start, start + joined)) {
        join += token
        if (join.length > longestWord) break
        if (isParticle(token) || isParticle(run[start] ?? '')) continue
        if (kanaLetter.test(join)) continue
        words.add(foldSpelling(join))
        const plain = withoutOkurigana(join)
        if (plain) words.add(foldSpelling(plain))
      }
    }
  words.delete('')
  return words
}
