const silentTags = new Set(['script', 'style', 'template', 'noscript'])

const isSkipped = (element: Element) =>
  silentTags.has(element.localName) ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden')

const fieldTags = new Set(['input', 'select', 'textarea'])

export const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Checks whether assistive technology skips an element. */
export function isSilent(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (isSkipped(one)) return true
  return false
}

/**
 * Computes a control's accessible name in the order of the specification: references, label, content, title.
 * Styles are unknown, so text that only CSS hides counts.
 */
export function computeName(control: Element, labelsOfIds: Map<string, Element>): string {
  const isField = fieldTags.has(control.localName)
  const label = isField ? (labelsOfIds.get(control.id) ?? findLabelAround(control)) : undefined
  const sources = [
    () => readReferences(control),
    () => control.getAttribute('aria-label') ?? '',
    () => (label ? readContent(label, control) : ''),
    () => readOwnValue(control),
    () => (isField ? '' : readContent(control)),
    () => control.getAttribute('title') ?? '',
    () => control.getAttribute('placeholder') ?? '',
  ]
  for (const source of sources) {
    const name = collapse(source())
    if (name) return name
  }
  return ''
}

/** Reads a page's labels by the ids that they are for. jsdom's `labels` searches the page for each field. */
export const readLabels = (elements: Element[]): Map<string, Element> =>
  new Map(
    elements
      .filter(({ localName }) => localName === 'label')
      .map((label) => [label.getAttribute('for') ?? noId, label]),
  )

/** Key of labels around their field. No element has this id. */
const noId = ' '

function findLabelAround(control: Element): Element | undefined {
  for (let one = control.parentElement; one; one = one.parentElement)
    if (one.localName === 'label') return one
  return undefined
}

function readReferences(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const targets = ids.map((id) => control.ownerDocument.getElementById(id))
  return targets.map((target) => (target ? readContent(target) : '')).join(' ')
}

/** Reads the text that an input shows as a button. A browser names submit and reset itself. */
function readOwnValue(control: Element): string {
  const type = control.getAttribute('type') ?? ''
  if (control.localName !== 'input') return ''
  if (type === 'image') return control.getAttribute('alt') ?? ''
  if (!['button', 'submit', 'reset'].includes(type)) return ''
  return control.getAttribute('value') ?? (type === 'button' ? '' : type)
}

function readContent(element: Element, except?: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node.nodeType === 3) return node.textContent ?? ''
    const child = node as Element
    if (node.nodeType !== 1 || child === except || isSkipped(child)) return ''
    const own = child.getAttribute('aria-label') ?? child.getAttribute('alt')
    return own ?? readContent(child, except)
  }).join('')
}
