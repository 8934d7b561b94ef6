import { listProductAccessories } from '@storefront/contracts'
import { fetchAccessories } from '../accessory/accessory.sql'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { priceWithTax } from '../../shop/tax-rate/tax-rate.rules'
import { findProduct } from './product-detail.sql'
import { productNotFound } from './product.rules'
import { cachedProductTerms } from './terms/product-terms.sql'

export function listProductAccessoriesRoute(app: Api): void {
  serveShared(app, listProductAccessories, async (call) => {
    const { readDb, channel, params } = call
    const product = await findProduct(readDb, channel.id, params.key)
    if (!product) throw productNotFound()
    const { rates } = await cachedProductTerms(call)
    const accessories = await fetchAccessories(readDb, product.id)
    const data = accessories.map(({ tax_class, occasions, ...accessory }) => {
      const tax_rate = rates[tax_class]
      const price_with_tax = priceWithTax(accessory.unit_price, tax_rate, rates.rounding)
      return { ...accessory, ...(occasions ? { occasions } : {}), tax_rate, price_with_tax }
    })
    return new Expiring({ data }, undefined, [])
  })
}
