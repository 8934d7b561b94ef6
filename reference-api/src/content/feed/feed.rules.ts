export type FeedEntry = {
  path: string
  title: string
  summary: string
  published_at: string
  author?: string | null
}
export type Feed = {
  origin: string
  title: string
  shop: string
  self: string
  page: string
  updatedAt: string
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

/** Renders an Atom feed (RFC 4287) of the newest entries, which link to their pages. */
export function atomXml({ origin, title, shop, self, page, updatedAt }: Feed, entries: readonly FeedEntry[]) {
  const head = [
    element('id', origin + page),
    element('title', `${title}｜${shop}`),
    element('updated', entries[0]?.published_at ?? updatedAt),
    link('self', 'application/atom+xml', origin + self),
    link('alternate', 'text/html', origin + page),
    `<author>${element('name', shop)}</author>`,
  ]
  const body = entries.map((entry) =>
    [
      '<entry>',
      element('id', origin + entry.path),
      element('title', entry.title),
      element('updated', entry.published_at),
      element('published', entry.published_at),
      link('alternate', 'text/html', origin + entry.path),
      element('summary', entry.summary),
      ...(entry.author ? [`<author>${element('name', entry.author)}</author>`] : []),
      '</entry>',
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">${[...head, ...body].join('')}</feed>`
}
