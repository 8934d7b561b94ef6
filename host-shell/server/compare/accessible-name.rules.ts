/** Elements without text for a reader. */
const silent = 'script, style, template, noscript, [aria-hidden="true"], [hidden]'

export const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Checks whether assistive technology skips an element. */
export const isSilent = (element: Element) => element.closest(silent) !== null

/**
 * Computes a control's accessible name in the order of the specification: references, label, content, title.
 * Styles are unknown, so text that only CSS hides counts.
 */
export function computeName(control: Element): string {
  const labels = (control as HTMLInputElement).labels ?? []
  const sources = [
    () => readReferences(control),
    () => control.getAttribute('aria-label') ?? '',
    () => Array.from(labels, (label) => readContent(label, control)).join(' '),
    () => readOwnValue(control),
    () => (control.matches('input, select, textarea') ? '' : readContent(control)),
    () => control.getAttribute('title') ?? '',
    () => control.getAttribute('placeholder') ?? '',
  ]
  for (const source of sources) {
    const name = collapse(source())
    if (name) return name
  }
  return ''
}

function readReferences(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const targets = ids.map((id) => control.ownerDocument.getElementById(id))
  return targets.map((target) => (target ? readContent(target) : '')).join(' ')
}

/** Reads the text that an input shows as a button. A browser names submit and reset itself. */
function readOwnValue(control: Element): string {
  if (control.matches('input[type="image"]')) return control.getAttribute('alt') ?? ''
  if (!control.matches('input:is([type="button"], [type="submit"], [type="reset"])')) return ''
  const isNamedByBrowser = !control.matches('[type="button"]') && !control.hasAttribute('value')
  return isNamedByBrowser ? (control.getAttribute('type') ?? '') : (control.getAttribute('value') ?? '')
}

function readContent(element: Element, except?: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node.nodeType === 3) return node.textContent ?? ''
    const child = node as Element
    if (node.nodeType !== 1 || child === except || child.matches(silent)) return ''
    const own = child.getAttribute('aria-label') ?? child.getAttribute('alt')
    return own ?? readContent(child, except)
  }).join('')
}
