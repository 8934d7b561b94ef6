import { cartProductRoutes } from './cart/cart-product.routes'
import { cartShippingRoutes } from './cart/cart-shipping.routes'
import { cartRoutes } from './cart/cart.routes'
import { emailVerifyRoutes } from './email-verify/email-verify.routes'
import type { Job } from './jobs/job'
import { sendMail } from './mail/send-mail'
import { paymentRoutes } from './payment/payment.routes'
import { reminderRoutes } from './reminder/reminder.routes'
import { schoolRoutes } from './school/school.routes'
import type { Api } from './serve'
import { sessionRoutes } from './session/session.routes'
import { userRoutes } from './user/user.routes'
import { shippingLeadtimeRoutes } from './shipping-leadtime/shipping-leadtime.routes'

/** Every noun's routes. */
export const nounRoutes: ((app: Api) => void | Promise<void>)[] = [
  emailVerifyRoutes,
  reminderRoutes,
  schoolRoutes,
  sessionRoutes,
  userRoutes,
  cartRoutes, cartProductRoutes, cartShippingRoutes, paymentRoutes, shippingLeadtimeRoutes,
]

/** Every job the queue works on. */
export const nounJobs: Job<never>[] = [sendMail]
