import { Panel } from '@storefront/ui'

/** The address could not be restored (§8 isResetShippingFailed): asks the shopper to enter it again. */
export function ResetFailed() {
  return (
    <Panel tone="danger" isAnnounced title="お届け先を読み込めませんでした">
      お手数ですが、お届け先をもう一度お選びください。
    </Panel>
  )
}
