import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { formAction, seeOther } from '@storefront/remote/server'
import { fetchCatalogOrder, orderCatalogs } from './catalog-order.api'
import { toCatalogOrder, orderedPath, postedValues } from './catalog-order.rules'

/**
 * Handles the order form when scripts don't run. The form has no idempotency key, so identical orders on one
 * day count as one.
 */
export const catalogOrderAction = formAction({
  order: async (form, request) => {
    const { layout } = await fetchCatalogOrder(request.signal)
    const order = toCatalogOrder(postedValues(form), layout.prefix ?? '')
    const key = JSON.stringify([toTokyoDay(shopNow()), order])
    return seeOther(orderedPath(await orderCatalogs(order, key)))
  },
})
