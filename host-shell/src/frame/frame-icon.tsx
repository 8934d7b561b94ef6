import { currentSite, type SvgKey } from '@storefront/site'
import { Icon } from '@storefront/ui'

export type FrameIconName = Exclude<SvgKey, 'logo'>

/** An icon of the frame: the shop's own drawing where it has one, else the house's. */
export function FrameIcon({ name, label }: { name: FrameIconName; label?: string }) {
  const own = currentSite().svgs[name]
  if (!own) return <Icon name={name} size="lg" label={label} />
  const told = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span className="shell-svg" {...told} dangerouslySetInnerHTML={{ __html: own }} />
}
