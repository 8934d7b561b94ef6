import { computeName, isSilent, readLabels } from './accessible-name.rules'
import type { PageDifference, PageDifferences } from './differences.rules'
import { listElements } from './elements.rules'
import { subtract } from './multiset.rules'

export type Control = { role: string; name: string }

const widgetRoles = new Set(
  'button checkbox combobox link menuitem option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
)

const rolesOfTags: Record<string, string> = {
  button: 'button',
  summary: 'button',
  select: 'list',
  textarea: 'field',
}

const buttonTypes = new Set(['button', 'submit', 'reset', 'image'])

export function findRole(element: Element): string | undefined {
  const role = element.getAttribute('role')
  if (role) return widgetRoles.has(role) ? role : undefined
  if (element.localName === 'a') return element.hasAttribute('href') ? 'link' : undefined
  if (element.localName !== 'input') return rolesOfTags[element.localName]
  const type = element.getAttribute('type') ?? 'text'
  if (type === 'hidden') return undefined
  return buttonTypes.has(type) ? 'button' : 'field'
}

export function readControls(document: Document): Control[] {
  const elements = listElements(document)
  const labels = readLabels(elements)
  return elements.flatMap((element) => {
    const role = findRole(element)
    return role === undefined || isSilent(element) ? [] : [{ role, name: computeName(element, labels) }]
  })
}

/**
 * Refuses controls without a name beyond those of the stable page. A named control that disappeared meanwhile
 * is taken for the one that lost its name. Other lost controls are only told.
 */
export function compareControls(stable: Control[], candidate: Control[]): PageDifferences {
  const differences: PageDifferences = { refused: [], told: [] }
  for (const role of new Set([...stable, ...candidate].map((control) => control.role))) {
    const before = namesOf(stable, role)
    const now = namesOf(candidate, role)
    const unnamed = countEmpty(now) - countEmpty(before)
    const lost = subtract(before, now).filter(Boolean)
    const place = `${role} without a name`
    const blamed = lost.slice(0, Math.max(unnamed, 0))
    differences.refused.push(
      ...blamed.map((name): PageDifference => ({
        kind: 'name',
        place,
        text: `the ${role} ${name} has lost its name`,
      })),
    )
    const added = unnamed - blamed.length
    if (added > 0)
      differences.refused.push({
        kind: 'name',
        place,
        text: `${added} new ${added === 1 ? `${role} has` : `${role}s have`} no name`,
      })
    differences.told.push(
      ...lost.slice(blamed.length).map((name): PageDifference => ({
        kind: 'control',
        place: `${role} ${name}`,
        text: `the ${role} ${name} is gone or renamed`,
      })),
    )
  }
  return differences
}

const namesOf = (controls: Control[], role: string) =>
  controls.filter((control) => control.role === role).map(({ name }) => name)

const countEmpty = (names: string[]) => names.filter((name) => name === '').length
