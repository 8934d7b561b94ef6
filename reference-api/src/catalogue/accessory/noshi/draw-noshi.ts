import { createRequire } from 'node:module'
import type { NoshiCord } from '@storefront/contracts'
import type { Font } from 'fontkit'
import { placeLetters, type PlacedLetter } from './noshi-letters.rules'
import { cordShapes, ornamentShapes, type Shape } from './noshi-paper.rules'

/** `name` contains one name per line. */
export type Noshi = { heading: string; cord: NoshiCord; name?: string }

/**
 * The brush font comes first. Characters that it lacks, such as old kanji forms, come from the second font.
 */
const fontFiles = [
  '@expo-google-fonts/yuji-syuku/400Regular/YujiSyuku_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/300Light/NotoSansJP_300Light.ttf',
]
let fonts: Promise<Font[]> | undefined

/** Loads the fonts for the first drawing, because loading them at startup would delay the server. */
const openFonts = () =>
  (fonts ??= import('fontkit').then(({ openSync }) =>
    fontFiles.map((file) => openSync(createRequire(__filename).resolve(file)) as Font),
  ))

const ink = '#1b1b1b'
/** Checks whether the noshi has no ornament, as for illness and condolence. */
const isPlain = ({ heading, cord }: Noshi) => heading.includes('見舞') || cord.endsWith('_white')

/** Draws a noshi. Letters are drawn as paths, so that the screen, SVG and PDF look identical. */
export async function drawNoshi(noshi: Noshi): Promise<Shape[]> {
  const all = await openFonts()
  return [
    ...cordShapes(noshi.cord),
    ...(isPlain(noshi) ? [] : ornamentShapes()),
    ...placeLetters(noshi).map((placed) => outline(all, placed)),
  ]
}

export async function unprintableLetters(text: string): Promise<string[]> {
  const all = await openFonts()
  return [...text].filter((letter) => letter.trim() !== '' && !findFont(all, letter))
}

const findFont = (all: readonly Font[], letter: string) =>
  all.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/**
 * Returns the glyph for vertical text. Punctuation and small kana have a vertical form, which is looked up in
 * the font's tables. Kanji have only one form.
 */
function findGlyph(font: Font, letter: string) {
  return /^\p{Script=Han}$/u.test(letter)
    ? font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    : font.layout(letter, ['vert']).glyphs[0]
}

/** Outlines a letter, with its square centred on its position. */
function outline(all: readonly Font[], { letter, x, y, size }: PlacedLetter): Shape {
  const font = findFont(all, letter) ?? all[0]
  const glyph = font && findGlyph(font, letter)
  if (!font || !glyph) return { d: '' }
  const scale = size / font.unitsPerEm
  const above = (font.ascent + font.descent) / 2
  return {
    d: glyph.path
      .scale(scale, -scale)
      .translate(x - (glyph.advanceWidth * scale) / 2, y + above * scale)
      .toSVG(),
    fill: ink,
  }
}
