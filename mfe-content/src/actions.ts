import type { RouteActions } from '@storefront/remote/server'
import { catalogOrderAction } from './catalog-order/catalog-order.action'
import { contactAction } from './contact/contact.action'

/** Server actions for forms that are posted without scripts. */
export const actions: RouteActions = { contact: contactAction, 'catalog-order': catalogOrderAction }
