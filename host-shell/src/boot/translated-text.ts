/** Maps a text node that a translator removed from the page to the element in its place. */
const replacements = new WeakMap<Node, Element>()

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/**
 * Keeps React working in a page that the browser translates. A translator replaces text nodes with `<font>`
 * elements, but React continues to change and remove the nodes: it would throw, or change text that is not
 * shown. A changed text returns to its place, a removed one removes its translation.
 */
export function followTranslators() {
  new MutationObserver((records) => records.forEach(rememberReplaced)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  })
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    return insertBefore.call(this, child, next && shownIn(this, next)) as Child
  }
  showChangedText()
}

function rememberReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
  for (const node of removedNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue
    const replacement = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
    if (replacement) replacements.set(node, replacement)
  }
}

/**
 * The child of `parent` that shows `child`: itself, or its translation. Null for a text that is not shown.
 */
function shownIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent || child.nodeType !== Node.TEXT_NODE) return child
  let shown: Node | null = child.isConnected ? child : (replacements.get(child) ?? null)
  while (shown && shown.parentNode !== parent) shown = shown.parentNode
  return shown
}

function showChangedText() {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      const replacement = replacements.get(this)
      if (replacement?.isConnected && !this.isConnected) replacement.replaceWith(this)
      value?.set?.call(this, text)
    },
  })
}
