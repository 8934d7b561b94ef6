import { createRequire } from 'node:module'
import type { NoshiCord } from '@storefront/contracts'
import type { Font } from 'fontkit'
import { placeLetters, type PlacedLetter } from './noshi-letters.rules'
import { cordShapes, ornamentShapes, type Shape } from './noshi-paper.rules'

/** What one paper bears; `name` has a line for each name. */
export type Noshi = { heading: string; cord: NoshiCord; name?: string }

/** Written with a brush; a letter that the brush's font lacks (old forms among them) comes of the other. */
const fontFiles = [
  '@expo-google-fonts/yuji-syuku/400Regular/YujiSyuku_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/300Light/NotoSansJP_300Light.ttf',
]
let fonts: Promise<Font[]> | undefined

/** Fonts are read when a first paper is drawn: with them a server would start later. */
const openFonts = () =>
  (fonts ??= import('fontkit').then(({ openSync }) =>
    fontFiles.map((file) => openSync(createRequire(__filename).resolve(file)) as Font),
  ))

const ink = '#1b1b1b'
/** Sickness and condolence bear no ornament. */
const isPlain = ({ heading, cord }: Noshi) => heading.includes('見舞') || cord.endsWith('_white')

/** Everything on the paper as paths, so that screen, SVG and PDF show the same. */
export async function drawNoshi(noshi: Noshi): Promise<Shape[]> {
  const all = await openFonts()
  return [
    ...cordShapes(noshi.cord),
    ...(isPlain(noshi) ? [] : ornamentShapes()),
    ...placeLetters(noshi).map((placed) => outline(all, placed)),
  ]
}

/** Letters that no font of the shop can print. */
export async function unprintableLetters(text: string): Promise<string[]> {
  const all = await openFonts()
  return [...text].filter((letter) => letter.trim() !== '' && !fontOf(all, letter))
}

const fontOf = (all: readonly Font[], letter: string) =>
  all.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Kanji have one form; marks and small kana have another in a column, which the font's tables tell. */
function glyphOf(font: Font, letter: string) {
  return /^\p{Script=Han}$/u.test(letter)
    ? font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    : font.layout(letter, ['vert']).glyphs[0]
}

/** The middle of its square lies at the letter's place. */
function outline(all: readonly Font[], { letter, x, y, size }: PlacedLetter): Shape {
  const font = fontOf(all, letter) ?? all[0]
  const glyph = font && glyphOf(font, letter)
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
