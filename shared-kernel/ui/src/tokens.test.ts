import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

/** Reads the tokens of the rules for these selectors. */
function readTokens(selectors: string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const selector of selectors) {
    const start = css.indexOf(`\n  ${selector} {`)
    const body = css.slice(start, css.indexOf('}', start))
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name!, value!)
  }
  return tokens
}

function toLuminance(tokens: Map<string, string>, name: string): number {
  const value = tokens.get(name) ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return toLuminance(tokens, reference)
  const hex = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const dark = "[data-scheme='dark']"
const themes = [
  ['light gift', [':root']],
  ['light business', [':root', "[data-theme='business']"]],
  ['light school', [':root', "[data-theme='school']"]],
  ['dark gift', [':root', dark]],
  ['dark business', [':root', dark, `${dark}[data-theme='business']`]],
  ['dark school', [':root', dark, `${dark}[data-theme='school']`]],
] as const

test.each(themes)('a muted badge stands out from a picture in %s', (_theme, selectors) => {
  const tokens = readTokens([...selectors])
  const [badge, text, picture] = ['--muted', '--on-muted', '--picture-ground'].map((name) =>
    toLuminance(tokens, name),
  )

  expect(contrast(badge!, picture!)).toBeGreaterThanOrEqual(3)
  expect(contrast(badge!, text!)).toBeGreaterThanOrEqual(4.5)
})
