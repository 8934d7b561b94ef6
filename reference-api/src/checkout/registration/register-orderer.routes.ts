import { registerOrderer } from '@storefront/contracts'
import { passwordProblems } from '../../account/account/credential.rules'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { findCart } from '../../cart/cart.sql'
import { Rejection, refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { findOrderByNumber } from '../../order/order/order.sql'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { beginRegistration } from '../../account/registration/begin-registration.command'
import { buildNewcomer } from '../../account/registration/newcomer.rules'
import {
  limitRegistrations,
  limitRegistrationsPerEmail,
} from '../../account/registration/registration-limits.command'
import { hashPassword } from '../../platform/secret/password'
import { exceptWhere } from '../../shop/setting/only-where'
import { profileProblems } from '../../account/user/profile-problems.sql'
import { normaliseUser } from '../../account/user/user.rules'

/** Registers a guest as a member with the order's data. Only the password is new. */
export function registerOrdererRoute(app: Api): void {
  serve(
    app,
    registerOrderer,
    async (call) => {
      const { db, channel, body, params, clock } = call
      await limitRegistrations(call)
      const order = await findOrderByNumber(db, channel.id, params.orderNo)
      const cart = await findCart(db, channel.id, body.token)
      const isHolders = order?.user_account_id === null && !order.erased_at && cart?.id === order.cart_id
      if (!order || !isHolders) throw new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')
      await limitRegistrationsPerEmail(call, order.email)
      await requireHuman(call, channel.id, 'register', body.captcha_token)
      const { address2, is_receive_newsletter, ...person } = order.orderer
      const user = normaliseUser({
        ...person,
        address2: address2 ?? '',
        is_receive_newsletter: is_receive_newsletter ? 1 : 0,
      })
      const { password } = body
      const secret = { password, password_confirmation: password }
      const asked = await pageFormProblems(db, channel.id, 'register', { ...user, ...secret })
      refuseProblems(await profileProblems(db, channel.id, user), asked, passwordProblems(password, password))
      const secrets = { password_hash: await hashPassword(password), question_ct: null, answer_hash: null }
      const newcomer = buildNewcomer(user, secrets, { channelId: channel.id, now: clock.now() })
      return db
        .transaction()
        .execute((trx) => beginRegistration(trx, call, { ...newcomer, order_id: order.id }))
    },
    { admit: exceptWhere('SITE.IS_NO_MEMBER_USE') },
  )
}
