import type { RouteActions } from '@storefront/remote/server'
import { catalogOrderAction } from './catalog-order/catalog-order.action'
import { contactAction } from './contact/contact.action'

/** What the forms of the content do on its server when they are posted without scripts. */
export const actions: RouteActions = { contact: contactAction, 'catalog-order': catalogOrderAction }
