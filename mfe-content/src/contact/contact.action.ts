import type { FormLayout } from '@storefront/contracts'
import { fieldKindOf } from '@storefront/locale-ja'
import { formAction, seeOther } from '@storefront/remote/server'
import { fetchContactForm, prepareInquiry, send } from './contact.api'
import { isBusinessUrl } from './contact-path.rules'
import { toContactForm, toInquiry } from './contact.rules'

/** Normalises the posted values in the same way as the form fields. */
function typedIn(layout: FormLayout, form: FormData): Record<string, string> {
  return Object.fromEntries(
    layout.form.map(({ name, type }) => {
      const control = (layout.prefix ?? '') + name
      return [control, fieldKindOf(type).normalise(String(form.get(control) ?? ''))]
    }),
  )
}

async function inquiryIn(form: FormData, { url, signal }: Request) {
  const wanted = toContactForm(isBusinessUrl(url))
  const layout = await fetchContactForm(wanted, signal)
  const values = typedIn(layout, form)
  return { values, inquiry: toInquiry(wanted, layout, values) }
}

/** Handles the contact form when scripts don't run. A confirmation page precedes the sending. */
export const contactAction = formAction({
  prepare: async (form, request) => {
    const { values, inquiry } = await inquiryIn(form, request)
    await prepareInquiry(inquiry)
    return { isPrepared: true, values: { ...values, idempotency_key: crypto.randomUUID() } }
  },
  edit: async () => ({ isPrepared: false }),
  send: async (form, request) => {
    const { inquiry } = await inquiryIn(form, request)
    const number = await send(inquiry, String(form.get('idempotency_key') ?? ''))
    return seeOther(`/contact/complete?no=${encodeURIComponent(number)}`)
  },
})
