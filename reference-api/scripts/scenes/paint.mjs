const gradient = (id, from, to, x2 = 0.4, y2 = 1) =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Returns the wrapping paper's hemp leaf pattern (麻の葉), with leaves `size` centimetres wide. */
const hempLeaves = (id, size, transform) =>
  `<pattern id="${id}" width="52" height="90" patternUnits="userSpaceOnUse" patternTransform="${transform} scale(${size / 52})">` +
  '<path d="M0 0H52M0 45H52M0 90H52M0 0L52 90M52 0L0 90M0 0L26 15L52 0M26 15V75M0 90L26 75L52 90' +
  'M0 0V30L26 45L0 60V90M52 0V30L26 45L52 60V90" fill="none" stroke="#c2543f" stroke-width="2" opacity=".5"/></pattern>'

export const everywhere =
  '<linearGradient id="bg" x2=".9" y2="1"><stop stop-color="#f9f3e7"/><stop offset="1" stop-color="#e9dfce"/></linearGradient>' +
  '<filter id="s" x="-40%" y="-150%" width="180%" height="400%"><feGaussianBlur stdDeviation="17 10"/></filter>'

/**
 * Returns the SVG definitions of papers, boards and metals. The paper has a pattern for each of a box's three
 * visible faces, with leaves `unit` centimetres wide.
 */
export function definitions(unit) {
  return [
    gradient('paper-front', '#fbf5e8', '#eee2cd'),
    gradient('paper-side', '#e7d9c1', '#d4c3a7'),
    gradient('paper-top', '#fffcf4', '#f7efdf'),
    gradient('card-front', '#d9b98c', '#c4a071'),
    gradient('card-side', '#b8935f', '#a47f4e'),
    gradient('card-top', '#e6cba2', '#d8b888'),
    gradient('white-front', '#fdfbf5', '#efe9dd'),
    gradient('white-side', '#e2dbcd', '#cfc6b5'),
    gradient('white-top', '#ffffff', '#f6f1e7'),
    gradient('sheet', '#ffffff', '#f5f1e8'),
    gradient('metal', '#fbeebd', '#c7a557', 1, 1),
    gradient('silver', '#f6f6f2', '#a9aaa6', 1, 1),
    hempLeaves('leaves-front', unit, ''),
    hempLeaves('leaves-side', unit, 'skewY(-50)'),
    hempLeaves('leaves-top', unit, 'skewX(-40)'),
  ]
}

/** Draws the wall and the table, lit from the left. `floor` is the height, out of 800, at which they meet. */
export const room = (floor) =>
  '<rect width="800" height="800" fill="url(#bg)"/>' +
  `<path d="M0 ${floor}Q400 ${floor - 10} 800 ${floor}V800H0Z" fill="#e6dac6"/>` +
  '<path d="M40 0L240 0L496 800L224 800ZM288 0L384 0L688 800L560 800Z" fill="#fffaf0" opacity=".22"/>'

export const fill = (path, paint, more = '') => `<path d="${path}" fill="${paint}" ${more}/>`
export const line = (path, colour, width, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
