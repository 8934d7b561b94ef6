import { cutRuns } from './cut-words.rules'
import { toHeardKey } from './said/heard-phrases.rules'
import { listPhraseSpellings, type Choice, type Lexicon } from './lexicon.rules'
import { fillers, isQuestion } from './said/idle-words.rules'
import { isMereDetail } from './said/telling-words.rules'
import { isCount, isOfTrade } from './said/trade-words.rules'
import { foldSpelling, withoutOkurigana } from './spelling.rules'

/** A part of a query: a choice, or a word to be found in texts. */
type Piece = Choice | string

const foldedFillers = new Set(fillers.map(foldSpelling))
const personal = /^\d+(?:0代(?:前半|後半)?|[歳才]|人(?:分|で|に)?|[個枚本袋]以上)$/u

/**
 * Words that say nothing of what is looked for: numbers of persons, ages and quantities for which the shop
 * names no goods, and where businesses buy, words of the trade.
 */
export const isFiller = (word: string, lexicon: Lexicon) =>
  foldedFillers.has(foldSpelling(word)) ||
  isQuestion(word) ||
  (lexicon.isForBusinesses && isOfTrade(word)) ||
  ((personal.test(word) || isCount(word)) && !isLabelled(word, lexicon))

/** Words between a choice and the next one: 上司への, 母に, 友達用. */
const joint =
  /^(?:への|に贈る|に人気の|向けの?|向きの?|宛ての?|用の?|さん|様|対応の?|付きの?|入りの?|入ったの?|が?大?好きな?|中の|方への?|方に|の|へ|に|な|で|と)/u

/** Max characters of a word that is taken apart, and of a sentence that is searched for words. */
const longestWord = 24
const longestSentence = 60
const shortestSentence = 6

/**
 * Reads a word of a query: as a choice, as a word of the shop, taken apart into both (上司へのお酒), or as a
 * sentence (母に贈るお花を探しています). Any other word stays as it is.
 */
export function readPieces(word: string, lexicon: Lexicon): Piece[] {
  const choice = findChoice(word, lexicon)
  if (choice) return [choice]
  if (lexicon.words.size === 0 || isKnown(word, lexicon)) return [word]
  const apart = word.length <= longestWord ? takeApart(word, lexicon, new Map()) : undefined
  // If no choice is read and no word left out, the index cuts the word as well, but not into letters: 赤い傘.
  if (apart && (apart.join('') !== word || apart.some(isChoiceOrLetter))) return apart
  const isSaid = /[はがをにでのへ]/u.test(word) || idle.test(word)
  const isSentence = isSaid && word.length >= shortestSentence && word.length <= longestSentence
  const said = isSentence ? readSentence(word, lexicon).filter(isNotTorn(word)) : []
  // Details alone (木製 of 木製の下駄箱) are no answer to a noun that the shop doesn't know.
  if (said.some((piece) => typeof piece !== 'string' || !isMereDetail(piece))) return said
  return idleVerb.test(word) ? [] : [word]
}

/** Checks that a piece is no single kanji of a compound. */
const isNotTorn = (word: string) => {
  const runs: readonly string[] = word.match(/\p{Script=Han}+/gu) ?? []
  return (piece: Piece) =>
    typeof piece !== 'string' || !/^\p{Script=Han}$/u.test(piece) || runs.includes(piece)
}

const isChoiceOrLetter = (piece: Piece) => typeof piece !== 'string' || /^[おご]?\p{Script=Han}$/u.test(piece)

/** A single kanji of a longer word that names goods (酒), not what they are like (赤 of 赤子, 上 of 上の階). */
const isNoun = (letter: string) =>
  /\p{Script=Han}/u.test(letter) &&
  !/[赤青白黒緑紫黄上下中大小新古高低長短早今前後春夏秋冬朝昼夜用入製人方品物式付向日時月年回分]/u.test(
    letter,
  )

/** A day's name is part of a person's (明日香) if another kanji follows it. */
const isInName = (part: string, text: string) =>
  /^(?:明日|翌日)$/u.test(part) && /^\p{Script=Han}/u.test(text.slice(part.length))

export function findChoice(word: string, { phrases, heard }: Lexicon): Choice | undefined {
  for (const spelling of listPhraseSpellings(word)) {
    const choice = phrases.get(spelling)
    if (choice) return choice
  }
  return heard.get(toHeardKey(word) ?? '')
}

/** Checks for an occasion of the shop, or for goods that are found by the name of one (開店祝い). */
export const isOccasionName = (phrase: string, lexicon: Lexicon) =>
  findChoice(phrase, lexicon)?.kind === 'occasion' || (/祝い$/u.test(phrase) && isLabelled(phrase, lexicon))

/**
 * Takes a word apart without a rest. Remembers what is known of each rest, so that the ways to try stay few.
 */
function takeApart(
  text: string,
  lexicon: Lexicon,
  known: Map<string, Piece[] | undefined>,
): Piece[] | undefined {
  if (text === '') return []
  if (!known.has(text)) {
    known.set(text, undefined)
    known.set(text, tryApart(text, lexicon, known))
  }
  return known.get(text)
}

/** Checks for a verb of a choice (配れるもの), which is more than an idle one. */
const beginsWithChoice = (text: string, lexicon: Lexicon) =>
  [...text].some((_, at) => at > 1 && findChoice(text.slice(0, at), lexicon) !== undefined)

function tryApart(
  text: string,
  lexicon: Lexicon,
  known: Map<string, Piece[] | undefined>,
): Piece[] | undefined {
  if (text.startsWith('ー')) return undefined
  for (let end = text.length; end > 0; end -= 1) {
    const head = text.slice(0, end)
    const isLastFiller = text.length === 1 && isFiller(head, lexicon)
    if (end === 1 && !isNoun(head) && !isLastFiller) return undefined
    const choice = isInName(head, text) ? undefined : findChoice(head, lexicon)
    const isSilent =
      isFiller(head, lexicon) ||
      (idleVerb.test(head) && !isKnown(head, lexicon) && !beginsWithChoice(head, lexicon))
    if (!choice && !isSilent && !isKnown(head, lexicon)) continue
    const after = firstDefined(listAfterJoints(text.slice(end)), (rest) => takeApart(rest, lexicon, known))
    if (after) return [...(choice ? [choice] : isSilent ? [] : [head]), ...after]
  }
  return undefined
}

/** Lists what may follow a word: without one joint or several (入院中の方へ), and at last as it is. */
function listAfterJoints(text: string): string[] {
  const rests: string[] = []
  for (let rest = text; joint.test(rest); rests.push(rest)) rest = rest.replace(joint, '')
  return [...rests, text]
}

function firstDefined<In, Out>(all: readonly In[], compute: (one: In) => Out | undefined): Out | undefined {
  for (const one of all) {
    const found = compute(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** A word of names and labels, what is made of it (木製), or adjacent words that stand there each. */
function isKnown(text: string, lexicon: Lexicon): boolean {
  if (isLabelled(text, lexicon) || isLabelled(withoutMade(text), lexicon)) return true
  const run = cutRuns(text).flat()
  return run.length > 1 && run.every((token) => token.length > 1 && isLabelled(token, lexicon))
}

/** Returns the material of what is made of it: 木製 → 木. */
export const withoutMade = (word: string) => word.replace(/(?<=.)製$/u, '')

/** Checks whether a word stands in names or labels. */
export function isLabelled(text: string, { words }: Lexicon): boolean {
  const spellings = [text, withoutOkurigana(text) ?? text].map(foldSpelling)
  return spellings.some((spelling) => (words.get(spelling)?.rank ?? '3') !== '3')
}

/** Verbs and phrases of questions, which name no goods. */
const idle =
  /^(?:贈|送|渡|探|買|選|欲|頂|喜|使|持|行|来|食|飲|好|良|教|合|言|思|考|貰|届|嬉|似合|出来|見|何|方|人|相手|時|日|際|もの|こと|予算|おすすめ|オススメ|お願い|希望|検討|予定|購入|注文|失礼|無難|最適|定番|素敵|可愛い|上品|少し|一番|抑|収|済|申|配|分け|作|包)/u
const idleVerb = new RegExp(`${idle.source}[ぁ-んー]+$`, 'u')
const idleAlone = new RegExp(`${idle.source}$`, 'u')

/** Checks for a verb or phrase that names no goods. Goods may begin like one: 日本酒, 食べ物, 包丁. */
const isIdle = (part: string) => idleAlone.test(part) || idleVerb.test(part)

/** Min characters of the end of a foreign word that names goods. */
const shortestEnd = 4

/**
 * Lists what the shop knows of a word that finds nothing (岡山の桃 → 桃), or nothing. Of a foreign word only a
 * long end is known, which names the goods (オレンジジュース, not ペットフード), of a number no part (23.5cm), of a
 * compound no single kanji (器 of 加湿器).
 */
export function listKnownParts(typed: string, lexicon: Lexicon): Piece[] {
  const word = typed.normalize('NFKC')
  const foreign: readonly string[] = word.match(/[ァ-ヶー]+/gu) ?? []
  const isTorn = (piece: Piece) =>
    typeof piece === 'string' &&
    /^[ァ-ヶー]+$/u.test(piece) &&
    !foreign.some((one) => one === piece || (piece.length >= shortestEnd && one.endsWith(piece)))
  const isInNumber = (piece: Piece) => {
    if (typeof piece !== 'string') return false
    const at = word.indexOf(piece)
    const [before, after] = [word.slice(0, at), word.slice(at + piece.length)]
    return (/^\d/u.test(piece) && /[\d.]$/u.test(before)) || (/\d$/u.test(piece) && /^[\d.]/u.test(after))
  }
  if (word.length > longestSentence) return []
  if (isLabelled(withoutMade(word), lexicon)) return [typed]
  const isWhole = isNotTorn(word)
  return readSentence(word, lexicon).filter((piece) => isWhole(piece) && !isTorn(piece) && !isInNumber(piece))
}

/**
 * Reads choices and known words out of a sentence. Words that the shop doesn't know are left out beside
 * known ones.
 */
function readSentence(text: string, lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length;) {
    const found = findLongest(text.slice(at), lexicon)
    if (found) pieces.push(found.piece)
    at += found?.length ?? cutRuns(text.slice(at))[0]?.[0]?.length ?? 1
  }
  return [...new Set(pieces)]
}

function findLongest(text: string, lexicon: Lexicon): { piece: Piece; length: number } | undefined {
  for (let length = Math.min(text.length, longestWord); length > 0; length -= 1) {
    const part = text.slice(0, length)
    if (length === 1 && !isNoun(part)) return undefined
    if (/^[のをがはにでとへ](?=[\p{Script=Katakana}\p{Script=Han}])/u.test(part)) continue
    const choice = isInName(part, text) ? undefined : findChoice(part, lexicon)
    if (choice) return { piece: choice, length }
    if (isFiller(part, lexicon) || isIdle(part) || /って?$/u.test(part)) continue
    const isGoods = isLabelled(part, lexicon) || isLabelled(withoutMade(part), lexicon)
    if (isGoods && !/^\p{Script=Hiragana}{1,2}$/u.test(part)) return { piece: part, length }
  }
  return undefined
}
