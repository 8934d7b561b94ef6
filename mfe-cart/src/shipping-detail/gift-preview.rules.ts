const condolence = ['志', '御霊前', '御仏前', '偲び草', '満中陰志']
const onceOnly = ['結婚', '快気', '御見舞']

/** How the cord of a noshi is tied, by its heading. */
export function cordOf(heading: string): 'bow' | 'knot' | 'condolence' {
  if (condolence.includes(heading)) return 'condolence'
  return onceOnly.some((word) => heading.includes(word)) ? 'knot' : 'bow'
}

/** A strip without a heading. */
export const isBlank = (heading: string) => heading === '無地'
