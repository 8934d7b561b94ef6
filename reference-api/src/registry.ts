import { registrationRoutes } from './account/registration/registration.routes'
import { cancelOrderRoutes } from './checkout/settlement/cancel-order.routes'
import { drawNoshiRoutes } from './catalogue/accessory/noshi/draw-noshi.routes'
import { downloadGuestReceiptRoutes } from './checkout/receipt/download-guest-receipt.routes'
import { downloadOrderReceiptRoutes } from './checkout/receipt/download-order-receipt.routes'
import { nameOrderReceiptRoutes } from './checkout/receipt/name-order-receipt.routes'
import { bannerRoutes } from './content/banner/banner.routes'
import { blogRoutes } from './content/blog/blog.routes'
import { bookmarkRoutes } from './member/bookmark/bookmark.routes'
import { brandRoutes } from './catalogue/brand/brand.routes'
import { businessDateRoutes } from './content/business-date/business-date.routes'
import { downloadQuoteRoutes } from './checkout/quote/download-quote.routes'
import { cartProductRoutes } from './cart/line/cart-product.routes'
import { addByCodeRoutes } from './cart/line/add-by-code.routes'
import { distributionRoutes } from './cart/distribution/distribution.routes'
import { cartShippingRoutes } from './cart/shipping/cart-shipping.routes'
import { cartRoutes } from './cart/cart.routes'
import { purgeCarts } from './cart/purge-carts.job'
import { catalogRoutes } from './content/catalog/catalog.routes'
import { categoryRoutes } from './catalogue/category/category.routes'
import { collectionRoutes } from './catalogue/collection/collection.routes'
import { colorschemeRoutes } from './shop/colorscheme/colorscheme.routes'
import { couponRoutes } from './pricing/coupon/coupon.routes'
import { creditRoutes } from './payment/credit/credit.routes'
import { deliveryAreaRoutes } from './delivery/delivery/delivery-area.routes'
import { ecommerceEventRoutes } from './content/ecommerce-event/ecommerce-event.routes'
import { purgeEvents } from './content/ecommerce-event/purge-events.job'
import { emailVerifyRoutes } from './account/email-verify/email-verify.routes'
import { sendConfirmation } from './account/email-verify/send-confirmation.job'
import { sendEmailVerify } from './account/email-verify/send-email-verify.job'
import { filesContentRoutes } from './platform/files-content/files-content.routes'
import { shopIconRoutes } from './platform/files-content/shop-icon.routes'
import { feedRoutes } from './content/feed/feed.routes'
import { freeAreaRoutes } from './content/free-area/free-area.routes'
import { inquiryRoutes } from './content/inquiry/inquiry.routes'
import type { Job } from './platform/jobs/job'
import { landingPageRoutes } from './content/landing-page/landing-page.routes'
import { pageLayoutRoutes } from './content/page-layout/page-layout.routes'
import { loginHistoryRoutes } from './account/login-history/login-history.routes'
import { sendMail } from './platform/mail/send-mail.job'
import { makerRoutes } from './catalogue/maker/maker.routes'
import { memberDataRoutes } from './member/member-data/member-data.routes'
import { memberSessionRoutes } from './account/member-session/member-session.routes'
import { messageRoutes } from './content/message/message.routes'
import { newsRoutes } from './content/news/news.routes'
import { occasionRoutes } from './catalogue/occasion/occasion.routes'
import { fillCartDefaultsRoute } from './checkout/defaults/fill-cart-defaults.routes'
import { expressRoutes } from './checkout/express/express.routes'
import { registerOrdererRoute } from './checkout/registration/register-orderer.routes'
import { decideCartRoutes } from './checkout/placing/decide-cart.routes'
import { orderRoutes } from './order/order/order.routes'
import { releaseOverdueOrders } from './checkout/settlement/release-orders.job'
import { pageFormRoutes } from './page-form/page-form.routes'
import { paymentNotificationRoutes } from './checkout/notification/payment-notification.routes'
import { capturePayment } from './checkout/refund/capture-payment.job'
import { refundPayment } from './checkout/refund/refund-payment.job'
import { voidCancelledPayment } from './checkout/settlement/void-payment.job'
import { paymentRoutes } from './checkout/payment/payment.routes'
import { pictureRoutes } from './platform/picture/picture.routes'
import { expireOldPoints } from './member/point/expire-points.job'
import { pointRoutes } from './member/point/point.routes'
import { popupRoutes } from './content/popup/popup.routes'
import { postalCodeRoutes } from './delivery/postal-code/postal-code.routes'
import { productHistoryRoutes } from './member/product-history/product-history.routes'
import { productLikeRoutes } from './member/product-like/product-like.routes'
import { productRequestRoutes } from './member/product-request/product-request.routes'
import { rankGoodsBySales } from './catalogue/product/ranking/rank-goods.job'
import { orderShelves } from './catalogue/product/shelf/order-shelf.job'
import { productReviewRoutes } from './member/product-review/product-review.routes'
import { reviewPhotoRoutes } from './member/product-review/review-photo.routes'
import { writeProductReviewRoutes } from './member/product-review/write-product-review.routes'
import { productSearchHistoryRoutes } from './member/product-search-history/product-search-history.routes'
import { productRoutes } from './catalogue/product/product.routes'
import { publicSiteRoutes } from './content/public-site/public-site.routes'
import { qaCategoryRoutes } from './content/qa-category/qa-category.routes'
import { qaRoutes } from './content/qa/qa.routes'
import { reminderRoutes } from './account/reminder/reminder.routes'
import { sendReminder } from './account/reminder/send-reminder.job'
import { sandboxCaptchaRoutes } from './shop/sandbox-captcha/sandbox-captcha.routes'
import { fittingBookingRoutes } from './member/fitting-booking/fitting-booking.routes'
import { purgeBookings } from './member/fitting-booking/purge-bookings.job'
import { fittingDayRoutes } from './catalogue/fitting-day/fitting-day.routes'
import { schoolRoutes } from './catalogue/school/school.routes'
import type { Api } from './platform/http/serve'
import { purgeSessions } from './account/login/purge-sessions.job'
import { loginRoutes } from './account/login/login.routes'
import { settingRoutes } from './shop/setting/setting.routes'
import { shippingLeadtimeRoutes } from './cart/shipping-leadtime/shipping-leadtime.routes'
import { sitemapRoutes } from './content/sitemap/sitemap.routes'
import { giftProgressRoutes } from './gift/gift-answer/gift-progress.routes'
import { giftOrderRoutes } from './gift/gift-order/gift-order.routes'
import { mailGifts } from './gift/gift-order/mail-gifts.job'
import { settleGifts } from './gift/gift-order/settle-gifts.job'
import { socialGiftRoutes } from './gift/gift-answer/social-gift.routes'
import { staticPageRoutes } from './content/static-page/static-page.routes'
import { systemMessageRoutes } from './member/system-message/system-message.routes'
import { tagRoutes } from './catalogue/tag/tag.routes'
import { timeseriesRoutes } from './member/timeseries/timeseries.routes'
import { purgeUploads } from './content/upload-file/purge-uploads.job'
import { uploadFileRoutes } from './content/upload-file/upload-file.routes'
import { addressCsvRoutes } from './account/user-address/csv/address-csv.routes'
import { importAddresses, exportAddresses } from './account/user-address/csv/address-csv.job'
import { userAddressRoutes } from './account/user-address/user-address.routes'
import { userCardRoutes } from './member/user-card/user-card.routes'
import { ownListRoutes } from './member/user-list/own-list.routes'
import { userListRoutes } from './member/user-list/user-list.routes'
import { userPasskeyRoutes } from './account/user-passkey/user-passkey.routes'
import { remindMemorials } from './member/user-memorial/remind-memorials.job'
import { userMemorialRoutes } from './member/user-memorial/user-memorial.routes'
import { sendLoginCode } from './account/login-code/send-login-code.job'
import { sendRegistrationCode } from './account/registration/send-registration-code.job'
import { deleteMyUserRoute } from './erasure/delete-my-user.routes'
import { eraseLeftUsers, eraseOldOrders, eraseUser } from './erasure/erase-users.job'
import { userRoutes } from './account/user/user.routes'

export const routes: ((app: Api) => void | Promise<void>)[] = [
  userAddressRoutes,
  addressCsvRoutes,
  userCardRoutes,
  userListRoutes,
  ownListRoutes,
  userPasskeyRoutes,
  memberSessionRoutes,
  memberDataRoutes,
  pointRoutes,
  userMemorialRoutes,
  timeseriesRoutes,
  bookmarkRoutes,
  loginHistoryRoutes,
  systemMessageRoutes,
  newsRoutes,
  bannerRoutes,
  blogRoutes,
  makerRoutes,
  tagRoutes,
  occasionRoutes,
  qaRoutes,
  qaCategoryRoutes,
  staticPageRoutes,
  landingPageRoutes,
  inquiryRoutes,
  brandRoutes,
  collectionRoutes,
  productRoutes,
  productReviewRoutes,
  reviewPhotoRoutes,
  writeProductReviewRoutes,
  productLikeRoutes,
  productSearchHistoryRoutes,
  productHistoryRoutes,
  productRequestRoutes,
  businessDateRoutes,
  catalogRoutes,
  categoryRoutes,
  colorschemeRoutes,
  deliveryAreaRoutes,
  ecommerceEventRoutes,
  filesContentRoutes,
  shopIconRoutes,
  freeAreaRoutes,
  pageLayoutRoutes,
  messageRoutes,
  pageFormRoutes,
  pictureRoutes,
  popupRoutes,
  postalCodeRoutes,
  publicSiteRoutes,
  settingRoutes,
  sitemapRoutes,
  feedRoutes,
  uploadFileRoutes,
  emailVerifyRoutes,
  reminderRoutes,
  schoolRoutes,
  fittingDayRoutes,
  fittingBookingRoutes,
  loginRoutes,
  userRoutes,
  deleteMyUserRoute,
  registrationRoutes,
  cartRoutes,
  cartProductRoutes,
  addByCodeRoutes,
  downloadQuoteRoutes,
  cartShippingRoutes,
  distributionRoutes,
  paymentRoutes,
  shippingLeadtimeRoutes,
  decideCartRoutes,
  fillCartDefaultsRoute,
  expressRoutes,
  registerOrdererRoute,
  orderRoutes,
  cancelOrderRoutes,
  nameOrderReceiptRoutes,
  downloadOrderReceiptRoutes,
  drawNoshiRoutes,
  downloadGuestReceiptRoutes,
  couponRoutes,
  creditRoutes,
  socialGiftRoutes,
  giftProgressRoutes,
  giftOrderRoutes,
  paymentNotificationRoutes,
  sandboxCaptchaRoutes,
]

export const jobs: Job<never>[] = [
  sendMail,
  sendReminder,
  sendEmailVerify,
  sendConfirmation,
  sendRegistrationCode,
  sendLoginCode,
  releaseOverdueOrders,
  mailGifts,
  settleGifts,
  voidCancelledPayment,
  capturePayment,
  refundPayment,
  orderShelves,
  rankGoodsBySales,
  purgeCarts,
  purgeSessions,
  expireOldPoints,
  exportAddresses,
  importAddresses,
  remindMemorials,
  eraseUser,
  eraseLeftUsers,
  eraseOldOrders,
  purgeEvents,
  purgeUploads,
  purgeBookings,
]
