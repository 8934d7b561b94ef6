import { blankNoshi, noshiNames } from '@storefront/contracts'

/** A letter with its centre and its height, in millimetres. */
export type PlacedLetter = { letter: string; x: number; y: number; size: number }

const middle = 148.5
/** Vertical ranges for letters in millimetres, clear of the cord and its ends. */
const above = { from: 14, to: 76, largest: 19 }
const below = { from: 134, to: 201, largest: 15 }
/** Distance between letters, as a multiple of the letter height. */
const step = 1.12
const columnStep = 1.45
/** Gap between family name and given name, as a fraction of the letter height. */
const spaceShare = 0.45

/** Places the heading above the cord and the names below it, from right to left. */
export function placeLetters({ heading, name }: { heading: string; name?: string }): PlacedLetter[] {
  if (heading === blankNoshi) return []
  return [
    ...block([toFullWidthLetters(heading)], above),
    ...block(noshiNames(name).map(toFullWidthLetters), below),
  ]
}

/**
 * Converts Latin letters and digits to full width, because each of them fills a kanji's square in vertical
 * text.
 */
const toFullWidthLetters = (text: string) =>
  [...text.trim().replace(/\s+/g, ' ')].map((letter) =>
    /[!-~]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
  )

const computeLength = (letters: readonly string[]) =>
  letters.reduce((length, letter) => length + (letter === ' ' ? spaceShare : 1), 0)

type Place = { from: number; to: number; largest: number }

/**
 * Lays out columns with the same letter size and the same top edge. Short columns are spaced out, as a
 * calligrapher would do.
 */
function block(columns: readonly string[][], { from, to, largest }: Place): PlacedLetter[] {
  const longest = Math.max(1, ...columns.map(computeLength))
  const size = Math.min(largest, (to - from) / (longest * step))
  const spare = to - from - longest * size * step
  const gap = longest > 1 ? Math.min(size * 0.5, spare / longest) : 0
  const top = from + (spare - gap * (longest - 1)) / 2
  return columns.flatMap((letters, index) => {
    const x = middle + ((columns.length - 1) / 2 - index) * size * columnStep
    return column(letters, { x, top, size, gap })
  })
}

type Column = { x: number; top: number; size: number; gap: number }

function column(letters: readonly string[], { x, top, size, gap }: Column): PlacedLetter[] {
  let edge = top
  return letters.flatMap((letter) => {
    const own = (letter === ' ' ? spaceShare : 1) * size * step
    const y = edge + own / 2
    edge += own + (letter === ' ' ? 0 : gap)
    return letter === ' ' ? [] : [{ letter, x, y, size }]
  })
}
