import { isCompany, isDepartment } from './company.rules'
import { isHonorific, isTitle, readAddressee, withoutTitles } from './honorifics.rules'
import { isNameLike, isNameTogether, isSurname } from './split-name.rules'

const building =
  /ビル|ハイツ|マンション|コーポ|アパート|レジデンス|タワー|メゾン|パレス|団地|荘$|寮|号室|号棟|\d|気付|様方|コート|プラザ|ハイム|シャトー|ドミール|階$/
const notNames =
  /希望|指定|午前|午後|住所|電話|変更|配達|連絡|商品|品番|合計|個数|数量|時間|以下|下記|上記|よろしく|ありがとう|お世話|宛先|届|送|続き|場所|実家|同上|御歳暮|内祝|番号|会議|議題|参加|宿泊|送信|無地|熨斗|のし/

export const isBuildingLike = (text: string): boolean => building.test(text)

/** Finds a person's name in a piece of a line. `rest` is what stands before it, such as a department. */
export function findName(piece: string): { name: string; rest: string } | undefined {
  const unlabelled = piece.replace(/^[^\s:]{1,8}:\s*/, '')
  const withoutReading = unlabelled.replace(/(?<=[^A-Za-z.\s])(?:\s+[A-Z][A-Za-z.'-]*){1,3}$/, '').trim()
  const isLatinFirst = latinFirst.test(unlabelled.trim())
  const text = isLatinFirst ? unlabelled : withoutReading
  return (
    inLabel(text) ??
    beforeParticle(text, particle) ??
    asWhole(text) ??
    behindWords(text) ??
    beforeWords(text) ??
    beforeParticle(text, particleOrEnd)
  )
}

/** A surname in kanji and a Latin first name: 「呉 Mei」 */
const latinFirst = /^\p{Script=Han}{1,3} (?!Tel|Fax|Mail|Email|Mobile|Phone|Home|Office)[A-Z][a-z'’-]+$/u

/** 「名前は三上 千晴で」 */
function inLabel(text: string) {
  const found =
    /(?:名前|氏名|宛名|宛先|受取人)は\s*([^、。:]{1,24}?)(?:です|でお願い|で(?=[^ぁ-ん]|$)|と申し|になり|宛|$|、|。)/.exec(
      text,
    )
  const name = found?.[1]?.trim() ?? ''
  return name !== '' && isPossible(name) ? { name, rest: '' } : undefined
}

function asWhole(text: string) {
  const plain = text.replace(/(?:です|と申します|でお願いします|でお願い|宛て?)[!。]*$/, '').trim()
  return isPossible(plain) ? { name: plain, rest: '' } : undefined
}

/** A name that fills a text: with an honorific, a family, two words, or a known surname. */
function isPossible(text: string): boolean {
  const withoutTitle = withoutTitles(text)
  const { name, isMarked, isFamily, isCompany: isOfCompany } = readAddressee(withoutTitle)
  if (isOfCompany || isHonorific(text) || isTitle(text) || building.test(name) || notNames.test(name))
    return false
  if (/[。、「」:]/.test(name)) return false
  if (isFamily) return isSurname(name)
  const words = name.split(/\s+/)
  const letters = [...name].length
  if (/^[A-Za-z .,'’-]+$/.test(name))
    return (
      words.length > 1 &&
      words.length < 5 &&
      (isMarked || withoutTitle !== text.trim() || words.some((word) => /^[A-Z]{2,}$/.test(word)))
    )
  if (isMarked && words.length <= 2 && letters <= 14)
    return words.length === 2 || isSurname(name) || isNameTogether(name) || /・/.test(name)
  if (words.length === 1 && /[都道府県市区町村]$/.test(name)) return false
  if (latinFirst.test(name)) return true
  if (words.length === 1) return isNameTogether(name) && !isCompany(name) && !isDepartment(name)
  return isPair(name)
}

function isPair(text: string): boolean {
  const couple = text.replace(/[・＆&][^\s・]{1,4}$/, '')
  const [last = '', first = ''] = couple.split(/\s+/)
  if (!isNameLike(couple) || isCompany(text) || isDepartment(first) || isDepartment(last) || isTitle(first))
    return false
  if (/[都道府県市区町村郡]$/.test(last) && !isSurname(last)) return false
  if (isSurname(last)) return true
  return (
    [...last].length <= 4 &&
    /^\p{Script=Han}+[ヶ々]?\p{Script=Han}*$/u.test(last) &&
    !/[をはがにでへも]$/.test(first)
  )
}

/** 「商品開発部 河合 麻里子 様」: the last two words, or the last one with an honorific. */
function behindWords(text: string) {
  const words = text.split(/\s+/)
  const isTitled = words.length > 2 && isHonorific(words.at(-1)!)
  for (const count of isTitled ? [3, 2] : [2, 1]) {
    if (words.length <= count) continue
    const name = words.slice(-count).join(' ')
    const before = words.slice(0, -count)
    const isBeforeKnown =
      isTitled ||
      readAddressee(name).isMarked ||
      before.every((word) => isDepartment(word) || isCompany(word) || isTitle(word))
    if (isBeforeKnown && isPossible(name) && (count > 1 || readAddressee(name).isMarked))
      return { name, rest: before.join(' ') }
  }
  return undefined
}

/** 「松井 咲 郵便番号は不明」 */
function beforeWords(text: string) {
  const [last = '', first = '', next = ''] = text.split(/\s+/)
  const name = `${last} ${first}`
  return /^(?:郵便|電話|住所|携帯|連絡先|〒|TEL)/i.test(next) && isSurname(last) && isPossible(name)
    ? { name, rest: '' }
    : undefined
}

const particle =
  /(\p{Script=Han}{1,4}(?: [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4})?)(?:様|さま|さん|先生|殿|ちゃん|くん)(?=[はまへにのをでが、。!]|宛)/u
const particleOrEnd = new RegExp(`${particle.source.slice(0, -1)}|$)`, 'u')

/** 「坂井さんは」, 「小池 百合子先生まで」 */
function beforeParticle(text: string, pattern: RegExp) {
  const found = pattern.exec(text)
  const name = found?.[1] ?? ''
  if (name === '' || notNames.test(name)) return undefined
  return name.includes(' ') || isSurname(name) || isNameTogether(name)
    ? { name: found![0], rest: '' }
    : undefined
}
