import { renderToString } from 'react-dom/server'
import type { Site } from '@storefront/site'
import { Footer } from '../../src/frame/footer'
import { Header } from '../../src/frame/header'
import { readScreenTerm } from '../../shared/screen-term.rules'
import { escapeHtml } from './html'

type Frame = { header: string; footer: string }
const frames = new WeakMap<Site, Frame>()

/**
 * Renders header and footer as HTML, once per shop. In the browser, the same component hydrates the header.
 */
export function renderFrame(site: Site): Frame {
  const frame = frames.get(site) ?? {
    header: renderToString(<Header site={site} />, { identifierPrefix: 'shell-' }),
    footer: renderToString(<Footer site={site} />),
  }
  frames.set(site, frame)
  return frame
}

/** Fills the header's search with the term that the screen answers, also before scripts run. */
export function withScreenTerm({ header, footer }: Frame, url: { pathname: string; search: string }): Frame {
  const term = readScreenTerm(url)
  const field = 'id="shell-search-word"'
  return {
    header: term ? header.replace(field, () => `${field} value="${escapeHtml(term)}"`) : header,
    footer,
  }
}
