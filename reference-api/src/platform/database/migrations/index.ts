import type { Migration as KyselyMigration } from 'kysely'
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
import * as cardBrand from './0055-card-brand.sql'
import * as landingPageUrl from './0056-landing-page-url.sql'
import * as orderCarrier from './0060-order-carrier.sql'
import * as userPasskey from './0061-user-passkey.sql'
import * as sessionDevice from './0062-session-device.sql'
import * as socialGiftProgress from './0070-social-gift-progress.sql'
import * as reviewOfOrder from './0080-review-of-order.sql'
import * as userList from './0081-user-list.sql'
import * as catalogPageText from './0084-catalog-page-text.sql'
import * as popupFrequency from './0085-popup-frequency.sql'
import * as socialGiftForm from './0086-social-gift-form.sql'
import * as thanksPicture from './0087-thanks-picture.sql'
import * as purchaseOnce from './0090-purchase-once.sql'
import * as managerAccount from './0091-manager-account.sql'
import * as inquiryReplyFiles from './0094-inquiry-reply-files.sql'
import * as receiptIssue from './0095-receipt-issue.sql'
import * as parcelStatus from './0097-parcel-status.sql'
import * as searchSpelling from './0100-search-spelling.sql'
import * as articleTags from './0101-article-tags.sql'
import * as wholesalePrices from './0102-wholesale-prices.sql'
import * as plainProductCode from './0103-plain-product-code.sql'
import * as occasion from './0105-occasion.sql'
import * as facetChoices from './0106-facet-choices.sql'
import * as productSeason from './0108-product-season.sql'
import * as noshi from './0111-noshi.sql'
import * as searchNumbers from './0115-search-numbers.sql'
import * as buyNowAndExclusions from './0116-buy-now-and-exclusions.sql'
import * as oneOpenCart from './0117-one-open-cart.sql'
import * as walletPayment from './0118-wallet-payment.sql'
import * as orderPaymentChecked from './0119-order-payment-checked.sql'
import * as landingPageBlocks from './0122-landing-page-blocks.sql'
import * as cartNotes from './0125-cart-notes.sql'
import * as loginCode from './0130-login-code.sql'
import * as writeProbe from './0140-write-probe.sql'
import * as reviewPhoto from './0170-review-photo.sql'
import * as creditAccount from './0171-credit-account.sql'
import * as salesRanking from './0172-sales-ranking.sql'
import * as staffPopularity from './0173-staff-popularity.sql'
import * as sheetWallets from './0180-sheet-wallets.sql'
import * as schoolSet from './0185-school-set.sql'
import * as fitting from './0186-fitting.sql'
import * as pointDebt from './0190-point-debt.sql'
import * as unloggedHits from './0194-unlogged-hits.sql'
import * as pointComing from './0195-point-coming.sql'
import * as deposit from './0197-deposit.sql'
import * as owedRefund from './0198-owed-refund.sql'
import * as orderEmail from './0201-order-email.sql'
import * as discountTerms from './0202-discount-terms.sql'

/**
 * Migrations that index a potentially large table (`buildIndex`), or fill one of its columns in batches,
 * export `outsideTransaction = true` and must be safe to repeat.
 */
export type Migration = Pick<KyselyMigration, 'up'> & { outsideTransaction?: true }

/** Sorted by name. A published migration never changes. */
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
  '0055-card-brand': cardBrand,
  '0056-landing-page-url': landingPageUrl,
  '0060-order-carrier': orderCarrier,
  '0061-user-passkey': userPasskey,
  '0062-session-device': sessionDevice,
  '0070-social-gift-progress': socialGiftProgress,
  '0080-review-of-order': reviewOfOrder,
  '0081-user-list': userList,
  '0084-catalog-page-text': catalogPageText,
  '0085-popup-frequency': popupFrequency,
  '0086-social-gift-form': socialGiftForm,
  '0087-thanks-picture': thanksPicture,
  '0090-purchase-once': purchaseOnce,
  '0091-manager-account': managerAccount,
  '0094-inquiry-reply-files': inquiryReplyFiles,
  '0095-receipt-issue': receiptIssue,
  '0097-parcel-status': parcelStatus,
  '0100-search-spelling': searchSpelling,
  '0101-article-tags': articleTags,
  '0102-wholesale-prices': wholesalePrices,
  '0103-plain-product-code': plainProductCode,
  '0105-occasion': occasion,
  '0106-facet-choices': facetChoices,
  '0108-product-season': productSeason,
  '0111-noshi': noshi,
  '0115-search-numbers': searchNumbers,
  '0116-buy-now-and-exclusions': buyNowAndExclusions,
  '0117-one-open-cart': oneOpenCart,
  '0118-wallet-payment': walletPayment,
  '0119-order-payment-checked': orderPaymentChecked,
  '0122-landing-page-blocks': landingPageBlocks,
  '0125-cart-notes': cartNotes,
  '0130-login-code': loginCode,
  '0140-write-probe': writeProbe,
  '0170-review-photo': reviewPhoto,
  '0171-credit-account': creditAccount,
  '0172-sales-ranking': salesRanking,
  '0173-staff-popularity': staffPopularity,
  '0180-sheet-wallets': sheetWallets,
  '0185-school-set': schoolSet,
  '0186-fitting': fitting,
  '0190-point-debt': pointDebt,
  '0194-unlogged-hits': unloggedHits,
  '0195-point-coming': pointComing,
  '0197-deposit': deposit,
  '0198-owed-refund': owedRefund,
  '0201-order-email': orderEmail,
  '0202-discount-terms': discountTerms,
}
