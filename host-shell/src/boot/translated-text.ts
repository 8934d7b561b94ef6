/** Maps a text node that a translator removed to the element that replaced it. */
const replacements = new WeakMap<Node, Element>()

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/**
 * Keeps React working while the browser translates the page. A translator replaces text nodes with `<font>`
 * elements, but React keeps updating and removing the original nodes, so it would throw or update text that
 * is no longer shown. When React changes a text, we put the node back; when it removes one, we remove its
 * translation.
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
 * Returns the child of `parent` that shows `child`: the child itself or its translation. Null if the text is
 * not shown.
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
