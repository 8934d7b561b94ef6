/** Lists a page's elements in their order. jsdom's live collections and selectors cost several times more. */
export function listElements(document: Document): Element[] {
  const elements: Element[] = []
  const walk = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      elements.push(child)
      walk(child)
    }
  }
  walk(document.documentElement)
  return elements
}
