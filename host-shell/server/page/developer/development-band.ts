import { escapeHtml } from '../html'

/** Lies above dialogs and lets presses through. The foot of a page has the cart's button, so it is on top. */
const styles =
  '.development-band{position:fixed;inset:0 0 auto;z-index:2147483647;margin:0;padding:0 8px;background:#7a1f5c;color:#fff;font:700 11px/16px sans-serif;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;pointer-events:none}body:has(>.development-band){padding-block-start:16px}'

/** Renders the band that says which shop a page writes to. Only a developer's gateway has one. */
export const developmentBand = (note: string, nonce: string): string =>
  `<style nonce="${nonce}">${styles}</style><p class="development-band">${escapeHtml(note)}</p>`
