import { computeName, isSilent } from './accessible-name.rules'
import type { PageDifference, PageDifferences } from './differences.rules'
import { subtract } from './multiset.rules'

export type Control = { role: string; name: string }

const widgetRoles =
  'button checkbox combobox link menuitem option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  )

const selector = [
  'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  ...widgetRoles.map((role) => `[role="${role}"]`),
].join(', ')

const rolesOfTags: Record<string, string> = {
  a: 'link',
  button: 'button',
  summary: 'button',
  select: 'list',
  textarea: 'field',
}

const isInputButton = (control: Element) =>
  control.matches('input:is([type="button"], [type="submit"], [type="reset"], [type="image"])')

function readRole(control: Element): string {
  const role = control.getAttribute('role')
  if (role && widgetRoles.includes(role)) return role
  return isInputButton(control) ? 'button' : (rolesOfTags[control.localName] ?? 'field')
}

export const readControls = (document: Document): Control[] =>
  Array.from(document.querySelectorAll(selector))
    .filter((control) => !isSilent(control))
    .map((control) => ({ role: readRole(control), name: computeName(control) }))

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
