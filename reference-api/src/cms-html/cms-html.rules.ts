import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { levelHeadings } from './heading-levels.rules'
import { videoOf } from './video.rules'

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

/** The picture's width in a text, unless it has its own. */
const pictureSizes = '(min-width: 48rem) 680px, 100vw'

type Place = {
  /** Level of the text's first headings: one below the heading above it. */
  headingsFrom?: number
}

/**
 * Removes everything from staff's HTML that could run, style itself or leave a form in the page. Pictures
 * load lazily, tables scroll in a box of their own, headings continue the page's levels, and an embedded
 * video is a link until it is pressed (`data-video`: its YouTube id).
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

/** Frames without a video are removed. */
function linkOfVideo(tagName: string, { src = '', title = '' }: Attributes): Tag {
  const video = videoOf(src)
  if (!video) return { tagName, attribs: {} }
  return {
    tagName: 'a',
    attribs: { href: `https://www.youtube.com/watch?v=${video}`, 'data-video': video },
    text: title === '' ? '動画を再生する' : `動画を再生する：${title}`,
  }
}

/** A wide table scrolls by hand or keys, without moving the page. */
const boxTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="table-box" role="group" aria-label="表" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
