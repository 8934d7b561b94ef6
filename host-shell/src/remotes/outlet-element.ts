export const outlet = () => document.getElementById('outlet') as HTMLElement

/** Returns the element that a remote renders into, and creates it unless the served HTML contains it. */
export function getRemoteElement(remote: string): HTMLElement {
  const present = outlet().querySelector<HTMLElement>(`:scope > [data-app="${remote}"]`)
  if (present) return present
  const element = document.createElement('div')
  element.dataset.app = remote
  outlet().append(element)
  return element
}
