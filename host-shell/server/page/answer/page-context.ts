import type { CanaryTraffic } from '../../canary/canary-traffic'
import type { CompositionSource } from '../../composition/composition-source'
import type { Configuration } from '../../configuration'
import type { ShellFiles } from '../../shell-files'
import type { ShopChangesSource } from '../../fragment/shop-changes-source'
import type { FragmentSource } from '../../fragment/fragment-source'
import type { GatewayMetrics } from '../../observe/gateway-metrics'

/** The parts of the gateway that a page needs. They live as long as the gateway. */
export type PageContext = {
  configuration: Configuration
  compositions: CompositionSource
  canaries: CanaryTraffic
  fragments: FragmentSource
  changes: ShopChangesSource
  shell: ShellFiles
  metrics: GatewayMetrics
}
