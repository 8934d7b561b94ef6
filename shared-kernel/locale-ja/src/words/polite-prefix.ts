/**
 * Matches the prefix in お箸, 御歳暮 and オセンベイ. Before kana, オ needs at least three letters after it and ゴ never
 * matches, because オス and ゴマ are words.
 */
const polite = /^(?:[オゴ御](?=\p{Script=Han})|御|オ(?=\p{Script=Katakana}{3}))/u

/**
 * Removes the polite prefix from a word folded by {@link normaliseForSearch}. Returns undefined if the word
 * has none.
 */
export function withoutPolitePrefix(word: string): string | undefined {
  const plain = word.replace(polite, '')
  return plain === word || plain === '' ? undefined : plain
}
