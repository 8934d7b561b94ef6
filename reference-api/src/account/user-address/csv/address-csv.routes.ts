import type { Api } from '../../../platform/http/serve'
import { exportAddressesRoute } from './export-addresses.routes'
import { importAddressesRoute } from './import-addresses.routes'

export function addressCsvRoutes(app: Api): void {
  exportAddressesRoute(app)
  importAddressesRoute(app)
}
