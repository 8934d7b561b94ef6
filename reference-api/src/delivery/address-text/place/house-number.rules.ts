const kanjiNumber = '[〇一二三四五六七八九十百]+'
/** A number of a chain. A kanji number counts only before a unit or a hyphen, or behind one. */
const digits = /\d+/y
const kanjiDigits = new RegExp(kanjiNumber, 'y')
const unit =
  /(?:番地の|番地ノ|番地-?|丁目の|丁目-?|番町|番の|番-?|号(?![室棟館])-?|の(?=[\d〇一二三四五六七八九十])|ノ(?=\d)|-|地割-?|線[東西南北]?|条[東西南北]?|丁(?!目)-?)/y
const building =
  /ビル|ハイツ|マンション|コーポ|アパート|レジデンス|タワー|メゾン|団地|住宅|寮|荘|号棟|号館|[ァ-ヴー]{3}/

export type HouseNumber = {
  start: number
  end: number
  /** Numbers of the chain: 1-2-3 and 1丁目2番3号 have three. */
  levels: number
}

/** Finds the chain of numbers of an address: the first one that isn't part of a building. */
export function findHouseNumber(text: string): HouseNumber | undefined {
  const none = /無番地|番外地/.exec(text)
  const first = new RegExp(`\\d|${kanjiNumber}(?=丁目|番|号|-|の\\d)`).exec(text)
  if (none && (!first || none.index <= first.index))
    return { start: none.index, end: none.index + none[0].length, levels: 1 }
  if (!first) return undefined
  if (isOfBuilding(text, first.index)) return undefined
  return readChain(text, first.index)
}

/** 桜木町 ソニックハイツ1102 has a number, but none of a house. */
function isOfBuilding(text: string, at: number): boolean {
  const word = text.slice(text.lastIndexOf(' ', at - 1) + 1, at)
  return building.test(word) || /^第$/.test(word)
}

function readChain(text: string, start: number): HouseNumber {
  let position = start
  let levels = 0
  let isAfterUnit = true
  for (;;) {
    const number = matchAt(digits, text, position) || (isAfterUnit && matchAt(kanjiDigits, text, position))
    if (!number) break
    const next = position + number.length
    const connector = matchAt(unit, text, next)
    const isPartOfWord = levels > 0 && /^(?:階|F|室|棟|館)/.test(text.slice(next))
    if (isPartOfWord && !text.slice(position - 1, position).match(/[-の]/)) break
    levels += 1
    position = next + connector.length
    isAfterUnit = connector !== ''
    if (!isAfterUnit) break
  }
  const tail =
    /^-?[A-Za-z]?\d*(?:号室|号棟|号(?![室棟館]))/.exec(text.slice(position, position + 12))?.[0] ?? ''
  if (tail !== '' && /[-\d]$/.test(text.slice(0, position))) position += tail.length
  const letters = /^-?[A-Za-z]-?\d+/.exec(text.slice(position, position + 8))?.[0]
  if (letters && /-$/.test(text.slice(0, position))) {
    position += letters.length
    levels += 1
  }
  return { start, end: trimEnd(text, start, position), levels }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function trimEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /[-の]/.test(text[last - 1]!)) last -= 1
  return last
}
