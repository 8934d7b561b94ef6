/**
 * @typedef {import('./differences.rules.mjs').Difference} Difference
 * @typedef {{ page: string, width: number, stable: string, candidate: string }} PicturePair paths of the
 *   pictures, from the report
 */

const styles = `body{font:16px/1.6 system-ui,sans-serif;margin:2rem;color:#222;background:#fff}
h2{margin:2.5rem 0 .5rem;border-top:1px solid #ccc;padding-top:1.5rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start;max-width:var(--wide)}
figure{margin:0}figcaption{font-weight:600}img{width:100%;border:1px solid #ccc}
.refused{color:#a00}`

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Writes the report of two releases as one HTML page: what differs, and both releases side by side.
 * @param {{ remote: string, stable: string, candidate: string, refused: Difference[], told: Difference[],
 *   pairs: PicturePair[] }} report
 */
export function renderReport({ remote, stable, candidate, refused, told, pairs }) {
  const title = escapeHtml(`${remote} ${candidate} beside ${stable}`)
  const items = (/** @type {Difference[]} */ list, /** @type {string} */ kind) =>
    list.map(({ text }) => `<li class="${kind}">${kind}: ${escapeHtml(text)}</li>`).join('')
  /** @param {string} page */
  const section = (page) => {
    const ofPage = (/** @type {{ page: string }} */ one) => one.page === page
    const pictures = pairs
      .filter(ofPage)
      .map(
        (pair) =>
          `<div class="pair" style="--wide:${pair.width * 2 + 16}px">${figure(stable, pair.stable)}${figure(candidate, pair.candidate)}</div>`,
      )
    const heading = page === '' ? 'The release' : page
    return `<section><h2>${escapeHtml(heading)}</h2><ul>${items(refused.filter(ofPage), 'refused')}${items(told.filter(ofPage), 'told')}</ul>${pictures.join('')}</section>`
  }
  const pages = [...new Set([...refused, ...told, ...pairs].map(({ page }) => page))]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${styles}</style></head><body><h1>${title}</h1>${pages.map(section).join('')}</body></html>`
}

/** @param {string} version @param {string} file */
const figure = (version, file) =>
  `<figure><figcaption>${escapeHtml(version)}</figcaption><img src="${escapeHtml(file)}" alt="" loading="lazy"></figure>`
