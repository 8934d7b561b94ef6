import type { Control } from '../controls.rules'
import type { PageDifference, PageDifferences } from '../differences.rules'
import { subtract } from '../multiset.rules'

type Named = { controls: Control[]; texts: string[] }

/** Refuses buttons of which only the text is left. A link in place of a button is a control, too. */
export function compareButtons(stable: Named, candidate: Named): PageDifferences {
  const buttons = ({ controls }: Named) =>
    controls.filter(({ role, name }) => role === 'button' && name).map(({ name }) => name)
  const named = new Set(candidate.controls.map(({ name }) => name))
  const count = (texts: string[], name: string) => texts.filter((text) => text === name).length
  const lost = new Set(subtract(buttons(stable), buttons(candidate)))
  const refused = [...lost]
    .filter((name) => !named.has(name) && count(candidate.texts, name) >= count(stable.texts, name))
    .filter((name) => candidate.texts.includes(name))
    .map((name): PageDifference => ({
      kind: 'name',
      place: `button ${name}`,
      text: `the button ${name} is no longer a button`,
    }))
  return { refused, told: [] }
}
