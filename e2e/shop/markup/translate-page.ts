import type { Page } from '@playwright/test'

/**
 * Simulates the translator of a browser, now and on each change of text: replaces text nodes with elements.
 * The text stays the same, so that the journey can find it.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const untouched = 'script, style, noscript, template, textarea, font, [translate="no"]'
    function translate(text: Text) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    function translateWithin(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.filter(({ isConnected }) => isConnected).forEach(translate)
    }
    translateWithin(document.body)
    new MutationObserver((records) =>
      records.forEach(({ type, target, addedNodes }) =>
        type === 'characterData' ? translateWithin(target) : addedNodes.forEach(translateWithin),
      ),
    ).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
