import type { Migration } from 'kysely'
import * as catalogue from './0001-catalogue.sql'
import * as member from './0002-member.sql'
import * as site from './0003-site.sql'
import * as content from './0004-content.sql'
import * as myPage from './0005-my-page.sql'
import * as school from './0006-school.sql'
import * as cart from './0020-cart.sql'
import * as order from './0021-order.sql'
import * as sandboxPayment from './0022-sandbox-payment.sql'
import * as channelTerms from './0030-channel-terms.sql'
import * as addressSheet from './0031-address-sheet.sql'
import * as memorialReminder from './0032-memorial-reminder.sql'
import * as productSearch from './0033-product-search.sql'
import * as productFacet from './0034-product-facet.sql'
import * as emailConfirmation from './0035-email-confirmation.sql'
import * as unpaidOrder from './0040-unpaid-order.sql'
import * as uploadUse from './0041-upload-use.sql'
import * as accountGuard from './0045-account-guard.sql'
import * as pendingRegistration from './0046-pending-registration.sql'
import * as carriedLogin from './0047-carried-login.sql'
import * as orderTaxRounding from './0050-order-tax-rounding.sql'
import * as orderArrival from './0051-order-arrival.sql'
import * as shopVersion from './0054-shop-version.sql'

/** In order of name; a published migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-member': member,
  '0003-site': site,
  '0004-content': content,
  '0005-my-page': myPage,
  '0006-school': school,
  '0020-cart': cart,
  '0021-order': order,
  '0022-sandbox-payment': sandboxPayment,
  '0030-channel-terms': channelTerms,
  '0031-address-sheet': addressSheet,
  '0032-memorial-reminder': memorialReminder,
  '0033-product-search': productSearch,
  '0034-product-facet': productFacet,
  '0035-email-confirmation': emailConfirmation,
  '0040-unpaid-order': unpaidOrder,
  '0041-upload-use': uploadUse,
  '0045-account-guard': accountGuard,
  '0046-pending-registration': pendingRegistration,
  '0047-carried-login': carriedLogin,
  '0050-order-tax-rounding': orderTaxRounding,
  '0051-order-arrival': orderArrival,
  '0054-shop-version': shopVersion,
}
