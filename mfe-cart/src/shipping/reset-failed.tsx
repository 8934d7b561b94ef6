import { Panel } from '@storefront/ui'

/**
 * Asks the shopper to choose the address again, because it couldn't be restored (§8 isResetShippingFailed).
 */
export function ResetFailed() {
  return (
    <Panel tone="danger" isAnnounced title="お届け先を読み込めませんでした">
      お手数ですが、お届け先をもう一度お選びください。
    </Panel>
  )
}
