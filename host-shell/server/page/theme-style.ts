import type { Site } from '@storefront/site'

const declarations = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')

/**
 * Returns CSS that overrides the theme's colours (SITE.THEME_ARGUMENTS). Must come after the theme's own
 * tokens.
 */
export function themeStyle({ settings: { themeArguments } }: Pick<Site, 'settings'>): string {
  const light = declarations(themeArguments.light)
  const dark = declarations(themeArguments.dark)
  const rules = [
    light && `:root:not([data-scheme='dark']){${light}}`,
    dark && `:root[data-scheme='dark'][data-theme]{${dark}}`,
  ].filter(Boolean)
  return rules.length > 0 ? `@layer tokens{${rules.join('')}}` : ''
}
