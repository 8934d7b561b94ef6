import { normaliseForSearch } from '@storefront/locale-ja'
import { isKatakana, toKatakana } from 'wanakana'

/**
 * One spelling for words and texts: width, case, kana, blanks, the long vowel (カステーラ, カステラ) and the
 * hyphens of a code (TW-141A, tw141a) do not matter.
 */
export const foldSpelling = (text: string): string =>
  normaliseForSearch(text)
    .replaceAll('ー', '')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, '')

/** A folded word as it may stand in the texts: as typed, without its polite prefix, in kana for romaji. */
export function spellingsOf(word: string): string[] {
  const plain = withoutPrefix(word)
  const kana = inKana(word)
  return [word, ...(plain ? [plain] : []), ...(kana ? [kana] : [])]
}

/** お箸, 御歳暮, オセンベイ; before kana only オ, and only of three letters and more: オス, ゴマ are words. */
const polite = /^(?:[オゴ御](?=\p{Script=Han})|御|オ(?=\p{Script=Katakana}{3}))/u

function withoutPrefix(word: string): string | undefined {
  const plain = word.replace(polite, '')
  return plain === word || plain === '' ? undefined : plain
}

const romaji = /^[a-z]{3,}$/

function inKana(word: string): string | undefined {
  if (!romaji.test(word)) return undefined
  const kana = toKatakana(word)
  return isKatakana(kana) ? foldSpelling(kana) : undefined
}
