import { renderToString } from 'react-dom/server'
import type { Site } from '@storefront/site'
import { Footer } from '../../src/frame/footer'
import { Header } from '../../src/frame/header'

/** Header and footer as HTML; the header is brought to life in the browser by the same component. */
export function renderFrame(site: Site): { header: string; footer: string } {
  return {
    header: renderToString(<Header site={site} />, { identifierPrefix: 'shell-' }),
    footer: renderToString(<Footer site={site} />),
  }
}
