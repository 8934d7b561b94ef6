import type { CardFieldsColour, CardFieldsLook } from '@storefront/contracts'

const colourProperties: Record<CardFieldsColour, string> = {
  ink: '--ink',
  inkSoft: '--ink-soft',
  surface: '--surface',
  line: '--line',
  danger: '--danger',
  focus: '--focus',
}

/** Gives the page the shop's look. Skips a value that is no value of its property. */
export function applyLook({ colours, fontFamily, fontSize, radius, isDark }: CardFieldsLook): void {
  const { style, dataset } = document.documentElement
  for (const [colour, property] of Object.entries(colourProperties))
    set(property, 'color', colours[colour as CardFieldsColour])
  set('--font', 'font-family', fontFamily)
  set('--radius', 'border-top-left-radius', radius)
  set('font-size', 'font-size', fontSize)
  dataset['scheme'] = isDark ? 'dark' : 'light'

  function set(property: string, kind: string, value: string) {
    const probe = document.createElement('i').style
    probe.setProperty(kind, value)
    if (probe.getPropertyValue(kind) !== '') style.setProperty(property, value)
  }
}
