import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)
const file = require.resolve('@expo-google-fonts/noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf')
const font = create(readFileSync(file))

/**
 * Draws text as outlines, so that the font need not be installed. The text is `size` high and centred at `x`,
 * with its baseline at `y`.
 */
export function lettering(text, size, x, y, colour) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  let pen = -width / 2
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(pen, 0).toSVG()
    pen += positions[index].xAdvance
    return outline
  })
  const at = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  return `<path transform="${at}" d="${outlines.join('')}" fill="${colour}"/>`
}
