import { registrationRoutes } from './registration/registration.routes'
import { cancelOrderRoutes } from './checkout/settlement/cancel-order.routes'
import { drawNoshiRoutes } from './accessory/noshi/draw-noshi.routes'
import { downloadGuestReceiptRoutes } from './checkout/receipt/download-guest-receipt.routes'
import { downloadOrderReceiptRoutes } from './checkout/receipt/download-order-receipt.routes'
import { nameOrderReceiptRoutes } from './checkout/receipt/name-order-receipt.routes'
import { bannerRoutes } from './banner/banner.routes'
import { blogRoutes } from './blog/blog.routes'
import { bookmarkRoutes } from './bookmark/bookmark.routes'
import { brandRoutes } from './brand/brand.routes'
import { businessDateRoutes } from './business-date/business-date.routes'
import { downloadQuoteRoutes } from './checkout/quote/download-quote.routes'
import { cartProductRoutes } from './cart/line/cart-product.routes'
import { addByCodeRoutes } from './cart/line/add-by-code.routes'
import { distributionRoutes } from './cart/distribution/distribution.routes'
import { cartShippingRoutes } from './cart/shipping/cart-shipping.routes'
import { cartRoutes } from './cart/cart.routes'
import { purgeCarts } from './cart/purge-carts.job'
import { catalogRoutes } from './catalog/catalog.routes'
import { categoryRoutes } from './category/category.routes'
import { collectionRoutes } from './collection/collection.routes'
import { colorschemeRoutes } from './colorscheme/colorscheme.routes'
import { couponRoutes } from './coupon/coupon.routes'
import { creditRoutes } from './credit/credit.routes'
import { deliveryAreaRoutes } from './delivery/delivery-area.routes'
import { ecommerceEventRoutes } from './ecommerce-event/ecommerce-event.routes'
import { purgeEvents } from './ecommerce-event/purge-events.job'
import { emailVerifyRoutes } from './email-verify/email-verify.routes'
import { sendConfirmation } from './email-verify/send-confirmation.job'
import { sendEmailVerify } from './email-verify/send-email-verify.job'
import { filesContentRoutes } from './files-content/files-content.routes'
import { shopIconRoutes } from './files-content/shop-icon.routes'
import { feedRoutes } from './feed/feed.routes'
import { freeAreaRoutes } from './free-area/free-area.routes'
import { inquiryRoutes } from './inquiry/inquiry.routes'
import type { Job } from './jobs/job'
import { landingPageRoutes } from './landing-page/landing-page.routes'
import { pageLayoutRoutes } from './page-layout/page-layout.routes'
import { loginHistoryRoutes } from './login-history/login-history.routes'
import { sendMail } from './mail/send-mail.job'
import { makerRoutes } from './maker/maker.routes'
import { memberDataRoutes } from './member-data/member-data.routes'
import { memberSessionRoutes } from './member-session/member-session.routes'
import { messageRoutes } from './message/message.routes'
import { newsRoutes } from './news/news.routes'
import { occasionRoutes } from './occasion/occasion.routes'
import { fillCartDefaultsRoute } from './checkout/defaults/fill-cart-defaults.routes'
import { expressRoutes } from './checkout/express/express.routes'
import { registerOrdererRoute } from './checkout/registration/register-orderer.routes'
import { decideCartRoutes } from './checkout/placing/decide-cart.routes'
import { orderRoutes } from './order/order.routes'
import { releaseOverdueOrders } from './checkout/settlement/release-orders.job'
import { pageFormRoutes } from './page-form/page-form.routes'
import { paymentNotificationRoutes } from './checkout/notification/payment-notification.routes'
import { capturePayment } from './checkout/refund/capture-payment.job'
import { refundPayment } from './checkout/refund/refund-payment.job'
import { voidCancelledPayment } from './checkout/settlement/void-payment.job'
import { paymentRoutes } from './checkout/payment/payment.routes'
import { pictureRoutes } from './picture/picture.routes'
import { expireOldPoints } from './point/expire-points.job'
import { pointRoutes } from './point/point.routes'
import { popupRoutes } from './popup/popup.routes'
import { postalCodeRoutes } from './postal-code/postal-code.routes'
import { productHistoryRoutes } from './product-history/product-history.routes'
import { productLikeRoutes } from './product-like/product-like.routes'
import { productRequestRoutes } from './product-request/product-request.routes'
import { rankGoodsBySales } from './product/ranking/rank-goods.job'
import { orderShelves } from './product/shelf/order-shelf.job'
import { productReviewRoutes } from './product-review/product-review.routes'
import { reviewPhotoRoutes } from './product-review/review-photo.routes'
import { writeProductReviewRoutes } from './product-review/write-product-review.routes'
import { productSearchHistoryRoutes } from './product-search-history/product-search-history.routes'
import { productRoutes } from './product/product.routes'
import { publicSiteRoutes } from './public-site/public-site.routes'
import { qaCategoryRoutes } from './qa-category/qa-category.routes'
import { qaRoutes } from './qa/qa.routes'
import { reminderRoutes } from './reminder/reminder.routes'
import { sendReminder } from './reminder/send-reminder.job'
import { sandboxCaptchaRoutes } from './sandbox-captcha/sandbox-captcha.routes'
import { fittingBookingRoutes } from './fitting-booking/fitting-booking.routes'
import { purgeBookings } from './fitting-booking/purge-bookings.job'
import { fittingDayRoutes } from './fitting-day/fitting-day.routes'
import { schoolRoutes } from './school/school.routes'
import type { Api } from './http/serve'
import { purgeSessions } from './login/purge-sessions.job'
import { loginRoutes } from './login/login.routes'
import { settingRoutes } from './setting/setting.routes'
import { shippingLeadtimeRoutes } from './shipping-leadtime/shipping-leadtime.routes'
import { sitemapRoutes } from './sitemap/sitemap.routes'
import { giftProgressRoutes } from './gift-answer/gift-progress.routes'
import { giftOrderRoutes } from './gift-order/gift-order.routes'
import { mailGifts } from './gift-order/mail-gifts.job'
import { settleGifts } from './gift-order/settle-gifts.job'
import { socialGiftRoutes } from './gift-answer/social-gift.routes'
import { staticPageRoutes } from './static-page/static-page.routes'
import { systemMessageRoutes } from './system-message/system-message.routes'
import { tagRoutes } from './tag/tag.routes'
import { timeseriesRoutes } from './timeseries/timeseries.routes'
import { purgeUploads } from './upload-file/purge-uploads.job'
import { uploadFileRoutes } from './upload-file/upload-file.routes'
import { addressCsvRoutes } from './user-address/csv/address-csv.routes'
import { importAddresses, exportAddresses } from './user-address/csv/address-csv.job'
import { userAddressRoutes } from './user-address/user-address.routes'
import { userCardRoutes } from './user-card/user-card.routes'
import { ownListRoutes } from './user-list/own-list.routes'
import { userListRoutes } from './user-list/user-list.routes'
import { userPasskeyRoutes } from './user-passkey/user-passkey.routes'
import { remindMemorials } from './user-memorial/remind-memorials.job'
import { userMemorialRoutes } from './user-memorial/user-memorial.routes'
import { sendLoginCode } from './login-code/send-login-code.job'
import { sendRegistrationCode } from './registration/begin-registration.command'
import { eraseLeftUsers, eraseOldOrders, eraseUser } from './erasure/erase-users.job'
import { userRoutes } from './user/user.routes'

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
