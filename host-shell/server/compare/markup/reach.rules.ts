import { computeName, readLabels } from '../accessible-name.rules'
import { findRole, type Control } from '../controls.rules'
import type { PageDifference, PageDifferences } from '../differences.rules'
import { subtract } from '../multiset.rules'

/** Controls that some shoppers can't reach, and the number of main headings. */
export type PageReach = { hidden: Control[]; unfocusable: Control[]; mainHeadings: number }

/** Roles of which a group has one in the tab order. */
const groupedRoles = new Set(['menuitem', 'option', 'radio', 'tab'])

export function readReach(elements: Element[]): PageReach {
  const labels = readLabels(elements)
  const reach: PageReach = { hidden: [], unfocusable: [], mainHeadings: 0 }
  for (const element of elements) {
    if (element.localName === 'h1' && !element.hasAttribute('role')) reach.mainHeadings += 1
    const role = findRole(element)
    if (role === undefined) continue
    const isHidden = isInHidden(element)
    const isUnfocusable = Number(element.getAttribute('tabindex')) < 0 && !groupedRoles.has(role)
    if (!isHidden && !isUnfocusable) continue
    const control = { role, name: computeName(element, labels) }
    if (isHidden) reach.hidden.push(control)
    if (isUnfocusable) reach.unfocusable.push(control)
  }
  return reach
}

function isInHidden(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (one.getAttribute('aria-hidden') === 'true') return true
  return false
}

/** Refuses controls that screen readers or the keyboard can no longer reach, and a lost main heading. */
export function compareReach(stable: PageReach, candidate: PageReach): PageDifferences {
  const list = (key: 'hidden' | 'unfocusable', words: string) =>
    subtract(candidate[key].map(format), stable[key].map(format)).map((control): PageDifference => ({
      kind: 'name',
      place: control,
      text: `the ${control} is ${words}`,
    }))
  const refused = [
    ...list('hidden', 'hidden from screen readers'),
    ...list('unfocusable', 'out of reach of the keyboard'),
  ]
  if (stable.mainHeadings > 0 && candidate.mainHeadings === 0)
    refused.push({ kind: 'name', place: 'h1', text: 'the page has no h1' })
  return { refused, told: [] }
}

const format = ({ role, name }: Control) => `${role} ${name}`
