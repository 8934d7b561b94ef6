import { FrameIcon, type FrameIconName } from './frame-icon'

type IconLinkProps = {
  href: string
  icon: FrameIconName
  label: string
  badge?: number
  badgeUnit?: string
  /** True while part of the count is unconfirmed. */
  isBadgePending?: boolean
}

/** Renders a header icon with its label below. Screen readers announce the badge with its unit. */
export function IconLink({ href, icon, label, badge = 0, badgeUnit = '点', isBadgePending }: IconLinkProps) {
  return (
    <a className="shell-icon" href={href}>
      <FrameIcon name={icon} />
      <span className="shell-icon-label">{label}</span>
      {badge > 0 && (
        <span key={badge} translate="no" className="shell-badge" data-pending={isBadgePending || undefined}>
          {badge > 99 ? '99+' : badge}
          <span className="shell-hidden">{badgeUnit}</span>
        </span>
      )}
    </a>
  )
}
