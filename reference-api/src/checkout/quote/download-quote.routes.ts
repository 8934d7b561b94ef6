import { downloadCartQuote } from '@storefront/contracts'
import { checkMaxLength, checkPrintable, checkRequired, toTokyoDay } from '@storefront/locale-ja'
import { readCart } from '../../cart/change-cart.command'
import { wireCart } from '../../cart/cart-view.rules'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { checkFields } from '../../platform/http/field-check.rules'
import { Rejection } from '../../platform/http/rejection'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { onlyWhere } from '../../shop/setting/only-where'
import { fetchSettings } from '../../shop/setting/setting.sql'
import { receiptIssuer } from '../receipt/receipt.rules'
import { quotePdf } from './quote-pdf'
import { readPlace } from './quote.rules'

const quotes = { hits: 30, windowSeconds: 600 }

/** Serves a cart's quote to anyone who may read the cart. */
export function downloadQuoteRoutes(app: Api): void {
  serve(
    app,
    downloadCartQuote,
    async (call) => {
      const { db, channel, params, query, clock, reply, request } = call
      checkFields(query, { name: ['宛名', checkRequired, checkMaxLength(40), checkPrintable] })
      const cart = await readCart(call, params.token)
      const now = clock.now()
      const state = await loadCartState(db, cart, now)
      const { detail } = wireCart(state).data
      if (detail.products.length === 0)
        throw new Rejection(422, 'cart.quote.empty', 'カートに商品が入っていません。')
      await limitHits(call, `quote:${request.ip}`, quotes)
      const issuer = receiptIssuer(await fetchSettings(db, channel.id), channel.name)
      const pdf = await quotePdf(detail, {
        addressee: query.name.trim(),
        ...{ issuer, now, rates: state.carriageRates, place: readPlace(query) },
      })
      suggestFile(reply, `見積書_${toTokyoDay(now)}.pdf`, 'application/pdf')
      void reply.header('cache-control', 'no-store')
      return pdf
    },
    { admit: onlyWhere('CART.IS_QUOTE_USE') },
  )
}
