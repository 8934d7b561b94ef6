import type { Page } from '@playwright/test'

/** A browser translates the page: each text stands in two elements of the translator's. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const untouched = 'script, style, noscript, template, textarea, font, [translate="no"]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest(untouched),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(text)
    }
  })
