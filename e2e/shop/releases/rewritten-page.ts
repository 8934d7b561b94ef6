import type { Breakage } from './broken-release'

/** Builds server code that runs `page` in place of the original rendering, which is available as `good`. */
export const renders = (page: string) =>
  `const good = module.exports; module.exports = { ...good, renderFragment: async (request) => { ${page} } }`

/** Builds server code that changes the rendered `page`. */
export const rerenders = (page: string) =>
  renders(`const page = await good.renderFragment(request); return ${page}`)

/** Server code that changes markup. React leaves attributes as the server has written them. */
export const rewrites = (from: string, to: string) =>
  rerenders(`{ ...page, html: page.html.replaceAll(${from}, ${JSON.stringify(to)}) }`)

/** Server code that changes the page's head. A redirect has none. */
export const reheads = (fields: string) =>
  rerenders(`page.head ? { ...page, head: { ...page.head, ${fields} } } : page`)

/** Server code that changes the page and its data, so that the browser renders the same. */
export const rereads = (...pairs: [from: string, to: string][]) =>
  rerenders(
    `JSON.parse(JSON.stringify(page)${pairs.map(([from, to]) => `.replaceAll('${from}', '${to}')`).join('')})`,
  )

/** Changes a text of the page on the server and in the browser. */
export const rewords = (from: string, to: string): Breakage => ({
  server: rewrites(JSON.stringify(from), to),
  words: [from, to],
})
