import { checkAddresses, readAddressText, type RecipientReading } from '@storefront/contracts'
import { hasRecipient } from '../../account/user-address/known-address.rules'
import { normaliseAddress } from '../../account/user-address/user-address.rules'
import { fetchAddresses } from '../../account/user-address/user-address.sql'
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
    async (call) => ({
      data: await markKnown(call, readRecipients(call.body.text, await fetchTerms(call))),
    }),
    { admit: (caller) => limitHits(caller, `address-text:${caller.request.ip}`, readsPerAddress) },
  )
  serve(
    app,
    checkAddresses,
    async (call) => {
      const terms = await fetchTerms(call)
      const checked = call.body.addresses.map((address) => checkRecipient(address, terms))
      return { data: await markKnown(call, checked) }
    },
    { admit: (caller) => limitHits(caller, `address-check:${caller.request.ip}`, checksPerAddress) },
  )
}

/** Marks the recipients that the signed-in member's address book already has. */
async function markKnown({ db, member }: Caller<'any'>, readings: RecipientReading[]) {
  if (!member) return readings
  const kept = await fetchAddresses(db, member.id)
  return readings.map((one) =>
    hasRecipient(kept, normaliseAddress(one.address)) ? { ...one, is_known: true } : one,
  )
}
