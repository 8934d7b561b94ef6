import { sandboxPaymentRoutes } from './sandbox-payment/sandbox-payment.routes'
import { notifyShop } from './sandbox-payment/notify-shop'
import { paymentNotificationRoutes } from './payment/payment-notification.routes'
import { cancelUnansweredGifts, releaseOverdueOrders } from './order/release-orders'
import { decideCartRoutes } from './order/decide-cart.routes'
import { brandRoutes } from './brand/brand.routes'
import { businessDateRoutes } from './business-date/business-date.routes'
import { cartProductRoutes } from './cart/cart-product.routes'
import { cartShippingRoutes } from './cart/cart-shipping.routes'
import { cartRoutes } from './cart/cart.routes'
import { catalogRoutes } from './catalog/catalog.routes'
import { categoryRoutes } from './category/category.routes'
import { collectionRoutes } from './collection/collection.routes'
import { colorschemeRoutes } from './colorscheme/colorscheme.routes'
import { ecommerceEventRoutes } from './ecommerce-event/ecommerce-event.routes'
import { emailVerifyRoutes } from './email-verify/email-verify.routes'
import { filesContentRoutes } from './files-content/files-content.routes'
import { freeAreaRoutes } from './free-area/free-area.routes'
import type { Job } from './jobs/job'
import { layoutRoutes } from './layout/layout.routes'
import { sendMail } from './mail/send-mail'
import { messageRoutes } from './message/message.routes'
import { pageRoutes } from './page/page.routes'
import { paymentRoutes } from './payment/payment.routes'
import { popupRoutes } from './popup/popup.routes'
import { postalCodeRoutes } from './postal-code/postal-code.routes'
import { productHistoryRoutes } from './product-history/product-history.routes'
import { productLikeRoutes } from './product-like/product-like.routes'
import { productRequestRoutes } from './product-request/product-request.routes'
import { productReviewRoutes } from './product-review/product-review.routes'
import { productSearchHistoryRoutes } from './product-search-history/product-search-history.routes'
import { productRoutes } from './product/product.routes'
import { publicSiteRoutes } from './public-site/public-site.routes'
import { reminderRoutes } from './reminder/reminder.routes'
import { schoolRoutes } from './school/school.routes'
import type { Api } from './serve'
import { sessionRoutes } from './session/session.routes'
import { settingRoutes } from './setting/setting.routes'
import { shippingLeadtimeRoutes } from './shipping-leadtime/shipping-leadtime.routes'
import { uploadFileRoutes } from './upload-file/upload-file.routes'
import { userRoutes } from './user/user.routes'

/** Every noun's routes. */
export const nounRoutes: ((app: Api) => void | Promise<void>)[] = [
  brandRoutes, collectionRoutes, productRoutes, productReviewRoutes, productLikeRoutes, productSearchHistoryRoutes, productHistoryRoutes, productRequestRoutes,
  businessDateRoutes, catalogRoutes, categoryRoutes, colorschemeRoutes, ecommerceEventRoutes, filesContentRoutes, freeAreaRoutes, layoutRoutes,
  messageRoutes, pageRoutes, popupRoutes, postalCodeRoutes, publicSiteRoutes, settingRoutes, uploadFileRoutes,
  emailVerifyRoutes,
  reminderRoutes,
  schoolRoutes,
  sessionRoutes,
  userRoutes,
  cartRoutes, cartProductRoutes, cartShippingRoutes, paymentRoutes, shippingLeadtimeRoutes, decideCartRoutes, paymentNotificationRoutes, sandboxPaymentRoutes,
]

/** Every job the queue works on. */
export const nounJobs: Job<never>[] = [sendMail, notifyShop, releaseOverdueOrders, cancelUnansweredGifts]
