import { checkAddresses, readAddressText } from '@storefront/contracts'
import { withoutKana } from '../../page-form/form-check.rules'
import { fetchCartForm } from '../../page-form/page-form.sql'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import type { Caller } from '../../platform/http/caller'
import { checkRecipient, readRecipients } from './address-reading.rules'

/** The longest text may take a second of the process. */
const readsPerAddress = { hits: 30, windowSeconds: 600 }
const checksPerAddress = { hits: 60, windowSeconds: 600 }

export function addressReadingRoutes(app: Api): void {
  const fetchTerms = async ({ db, channel }: Caller<'any'>) =>
    withoutKana(await fetchCartForm(db, channel.id, 'cart-address'))

  serve(
    app,
    readAddressText,
    async (call) => ({ data: readRecipients(call.body.text, await fetchTerms(call)) }),
    { admit: (caller) => limitHits(caller, `address-text:${caller.request.ip}`, readsPerAddress) },
  )
  serve(
    app,
    checkAddresses,
    async (call) => {
      const terms = await fetchTerms(call)
      return { data: call.body.addresses.map((address) => checkRecipient(address, terms)) }
    },
    { admit: (caller) => limitHits(caller, `address-check:${caller.request.ip}`, checksPerAddress) },
  )
}
