/** Colours by token name, e.g. `accent`. */
export type ThemeColours = Record<string, string>

/** Colour tokens a shop can set. The shop is responsible for contrast. */
const tokens = [
  'paper',
  'surface',
  'sunken',
  'picture-ground',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-soft',
  'accent-mark',
  'on-accent',
  'focus',
]
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)

/**
 * Parses SITE.THEME_ARGUMENTS. Drops unknown tokens and invalid colours, so that no other value ends up in a
 * style.
 */
export function readThemeArguments(wire: unknown): { light: ThemeColours; dark: ThemeColours } {
  const named = (typeof wire === 'object' && wire ? wire : {}) as Record<string, unknown>
  return { light: parseColours(named), dark: parseColours(named['dark']) }
}

function parseColours(wire: unknown): ThemeColours {
  const named = (typeof wire === 'object' && wire ? wire : {}) as Record<string, unknown>
  const colours = tokens.map((token) => [token, named[token]] as const)
  return Object.fromEntries(colours.filter((one): one is [string, string] => isColour(one[1])))
}
