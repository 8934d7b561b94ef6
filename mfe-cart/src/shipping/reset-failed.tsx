import { Panel } from '@storefront/ui'

/**
 * Shown if the address couldn't be restored (§8 isResetShippingFailed). Asks the shopper to choose it again.
 */
export function ResetFailed() {
  return (
    <Panel tone="danger" isAnnounced title="お届け先を読み込めませんでした">
      お手数ですが、お届け先をもう一度お選びください。
    </Panel>
  )
}
