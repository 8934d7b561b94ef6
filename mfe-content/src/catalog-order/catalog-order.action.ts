import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { formAction, seeOther } from '@storefront/remote/server'
import { fetchCatalogOrder, orderCatalogs } from './catalog-order.api'
import { catalogOrderOf, orderedPath, postedValues } from './catalog-order.rules'

/** What the form does without scripts; the same order twice on a day is one, as no script holds a key. */
export const catalogOrderAction = formAction({
  order: async (form, request) => {
    const { layout } = await fetchCatalogOrder(request.signal)
    const order = catalogOrderOf(postedValues(form), layout.prefix ?? '')
    const key = JSON.stringify([toTokyoDay(shopNow()), order])
    return seeOther(orderedPath(await orderCatalogs(order, key)))
  },
})
