import { toHiragana } from 'wanakana'

/** Readings of the kanji in the names of occasions. The last okurigana is often left out (祝, 祝い). */
const readings: readonly [spelt: string, reading: string][] = [
  ['結婚', 'けっこん'],
  ['出産', 'しゅっさん'],
  ['誕生', 'たんじょう'],
  ['入学', 'にゅうがく'],
  ['入園', 'にゅうえん'],
  ['進学', 'しんがく'],
  ['進級', 'しんきゅう'],
  ['卒業', 'そつぎょう'],
  ['卒園', 'そつえん'],
  ['合格', 'ごうかく'],
  ['就職', 'しゅうしょく'],
  ['成人', 'せいじん'],
  ['退職', 'たいしょく'],
  ['定年', 'ていねん'],
  ['送別', 'そうべつ'],
  ['餞別', 'せんべつ'],
  ['昇進', 'しょうしん'],
  ['栄転', 'えいてん'],
  ['新築', 'しんちく'],
  ['新居', 'しんきょ'],
  ['転居', 'てんきょ'],
  ['引っ?越し?', 'ひっこし'],
  ['歳暮', 'せいぼ'],
  ['中元', 'ちゅうげん'],
  ['暑中', 'しょちゅう'],
  ['残暑', 'ざんしょ'],
  ['寒中', 'かんちゅう'],
  ['病気', 'びょうき'],
  ['入院', 'にゅういん'],
  ['快気', 'かいき'],
  ['全快', 'ぜんかい'],
  ['災害', 'さいがい'],
  ['見舞い?', 'みまい'],
  ['香[典奠]', 'こうでん'],
  ['忌明け?', 'いみあけ'],
  ['法要', 'ほうよう'],
  ['法事', 'ほうじ'],
  ['仏事', 'ぶつじ'],
  ['弔事', 'ちょうじ'],
  ['還暦', 'かんれき'],
  ['古[希稀]', 'こき'],
  ['喜寿', 'きじゅ'],
  ['傘寿', 'さんじゅ'],
  ['米寿', 'べいじゅ'],
  ['卒寿', 'そつじゅ'],
  ['長寿', 'ちょうじゅ'],
  ['敬老', 'けいろう'],
  ['粗品', 'そしな'],
  ['挨拶', 'あいさつ'],
  ['贈り?物', 'おくりもの'],
  ['引き?出物', 'ひきでもの'],
  ['内', 'うち'],
  ['祝い?', 'いわい'],
  ['返し?', 'かえし'],
  ['母', 'はは'],
  ['父', 'ちち'],
  ['日', 'ひ'],
  ['年末', 'ねんまつ'],
  ['年始', 'ねんし'],
]
const spelt = new RegExp(readings.map(([pattern]) => `(${pattern})`).join('|'), 'gu')

const shortestKey = 4

/**
 * Returns a phrase as it is heard, without polite prefixes and の, so that any mix of kanji and kana is one
 * (しゅっさん祝, 出産のお祝い). Returns undefined for a short phrase and for kanji without a known reading.
 */
export function toHeardKey(phrase: string): string | undefined {
  const read = phrase
    .normalize('NFKC')
    .replace(/^[おご御](?=.{3})/u, '')
    .replace(/の[おご御]?(?=.)/gu, '')
    .replace(/[おご御](?=祝|いわい|見舞|みまい|返|かえし|挨拶|あいさつ)/gu, '')
    .replace(spelt, (...found) => readings[found.slice(1).findIndex((part) => part !== undefined)]?.[1] ?? '')
  const key = toHiragana(read).replace(/がえし/gu, 'かえし')
  return key.length >= shortestKey && /^[ぁ-んー]+$/u.test(key) ? key : undefined
}
