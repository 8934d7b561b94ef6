import sanitizeHtml from 'sanitize-html'

const blockTags = ['p', 'div', 'section', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'pre']
const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'ruby', 'rt', 'rp', 'time', 'img', 'picture', 'source', 'figure', 'figcaption']
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** HTML of the shop's staff without anything that could run, style itself or leave a form in the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...blockTags, ...inlineTags, ...tableTags],
    allowedAttributes: {
      '*': ['class', 'id', 'lang'],
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'type', 'media'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] ? { ...attribs, rel: 'noopener noreferrer' } : attribs }) },
  })
}

const svgTags = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'title', 'desc', 'symbol', 'use', 'text', 'tspan']
const svgAttributes = ['viewBox', 'xmlns', 'width', 'height', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'points', 'transform', 'fill', 'fill-rule', 'clip-rule', 'clip-path', 'mask', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity', 'fill-opacity', 'stroke-opacity', 'id', 'class', 'role', 'aria-label', 'aria-hidden', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'preserveAspectRatio']

/** An SVG that only draws: no script, no foreign content, no address outside itself. */
export function cleanSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: svgTags,
    allowedAttributes: { '*': svgAttributes, use: ['href', 'x', 'y', 'width', 'height'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
    exclusiveFilter: ({ tag, attribs }) => tag === 'use' && !(attribs['href'] ?? '').startsWith('#'),
  })
}
