import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { levelHeadings } from './heading-levels.rules'
import { readVideoId } from './video.rules'

const blockTags = [
  'p',
  'div',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'hr',
  'br',
  'pre',
]
const inlineTags = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'ruby',
  'rt',
  'rp',
  'time',
  'img',
  'picture',
  'source',
  'figure',
  'figcaption',
]
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Default `sizes` attribute, for images in a text that have none. */
const pictureSizes = '(min-width: 48rem) 680px, 100vw'

type Place = {
  /** Level of the text's top headings, one below the heading that precedes the text. */
  headingsFrom?: number
}

/**
 * Removes anything from staff's HTML that could run code, apply styles or add a form to the page. Images load
 * lazily, tables scroll in their own box, and headings continue the page's levels. An embedded video becomes
 * a link with its YouTube ID in `data-video`, and is loaded only when clicked.
 */
export function cleanHtml(html: string, { headingsFrom = 2 }: Place = {}): string {
  return levelHeadings(boxTables(sanitize(html)), headingsFrom)
}

const sanitize = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...blockTags, ...inlineTags, ...tableTags],
    allowedAttributes: {
      '*': ['class', 'id', 'lang'],
      a: ['href', 'target', 'rel', 'title', 'data-video'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['srcset', 'sizes', 'type', 'media'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { 'data-video': _own, ...attribs }) => ({
        tagName,
        attribs: attribs['target'] ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...sized(attribs), loading: 'lazy', decoding: 'async' },
      }),
      source: (tagName, attribs) => ({ tagName, attribs: sized(attribs) }),
      iframe: linkOfVideo,
    },
  })

const sized = (attribs: Attributes): Attributes =>
  attribs['srcset'] && !attribs['sizes'] ? { ...attribs, sizes: pictureSizes } : attribs

/** Replaces an iframe with a link to its video. Iframes without a video are removed. */
function linkOfVideo(tagName: string, { src = '', title = '' }: Attributes): Tag {
  const video = readVideoId(src)
  if (!video) return { tagName, attribs: {} }
  return {
    tagName: 'a',
    attribs: { href: `https://www.youtube.com/watch?v=${video}`, 'data-video': video },
    text: title === '' ? '動画を再生する' : `動画を再生する：${title}`,
  }
}

/**
 * Wraps each table in a focusable box, so that a wide table scrolls by touch or keyboard without moving the
 * page.
 */
const boxTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="table-box" role="group" aria-label="表" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
