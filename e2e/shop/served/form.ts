import { randomUUID } from 'node:crypto'
import type { Posted } from './exchange'
import { nameOf, type Control } from './look'

export type Button = HTMLButtonElement | HTMLInputElement
type Submission = { url: URL; posted?: Posted }

/**
 * Builds the request of a submit button: method, action and type of the form or button, checked boxes,
 * selected options, and the button’s own name and value. Throws if a browser would send no request, because
 * the button doesn't submit, or because a validated form has a missing or invalid field.
 */
export function submit(button: Button): Submission {
  const { form } = button
  if (!form || button.type !== 'submit') throw new Error(`「${nameOf(button)}」 does nothing without scripts`)
  if (!form.noValidate && !button.formNoValidate && !form.checkValidity()) {
    const invalid = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
      (field) => !field.validity.valid,
    )
    throw new Error(`The browser asks first for ${invalid.map(({ name }) => name).join(', ')}`)
  }
  const { defaultView: window, baseURI } = button.ownerDocument
  const entries = [...new window!.FormData(form, button)]
  const own = (attribute: string) => button.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute)
  const url = new URL(own('action') ?? baseURI, baseURI)
  if (own('method')?.toLowerCase() !== 'post') {
    url.search = encode(entries)
    return { url }
  }
  if (own('enctype') === 'multipart/form-data') return { url, posted: toMultipart(entries) }
  return { url, posted: { body: Buffer.from(encode(entries)), type: 'application/x-www-form-urlencoded' } }
}

type Entry = [string, FormDataEntryValue]

const withLineEnds = (text: string) => text.replace(/\r?\n/g, '\r\n')

const encode = (entries: Entry[]) =>
  new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? withLineEnds(value) : value.name]),
  ).toString()

/** Encodes the entries. File fields are sent empty, because no file is selected. */
function toMultipart(entries: Entry[]): Posted {
  const boundary = `----reader${randomUUID()}`
  const parts = entries.map(([name, value]) =>
    typeof value === 'string'
      ? `Content-Disposition: form-data; name="${name}"\r\n\r\n${withLineEnds(value)}\r\n`
      : `Content-Disposition: form-data; name="${name}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`,
  )
  const body = [...parts.map((part) => `--${boundary}\r\n${part}`), `--${boundary}--\r\n`].join('')
  return { body: Buffer.from(body), type: `multipart/form-data; boundary=${boundary}` }
}
