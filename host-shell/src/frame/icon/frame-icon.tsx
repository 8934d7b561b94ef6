import { createContext, use } from 'react'
import type { Site, SvgKey } from '@storefront/site'
import { Icon } from '@storefront/ui'

export type FrameIconName = Exclude<SvgKey, 'logo'>

/**
 * The shop's custom SVGs. Provided as context, because global state can't tell which shop the server is
 * rendering.
 */
export const FrameSvgs = createContext<Site['svgs']>({})

/** Renders a frame icon: the shop's own SVG, or the default icon. */
export function FrameIcon({ name, label }: { name: FrameIconName; label?: string }) {
  const own = use(FrameSvgs)[name]
  if (!own) return <Icon name={name} size="lg" label={label} />
  const told = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span className="shell-svg" {...told} dangerouslySetInnerHTML={{ __html: own }} />
}
