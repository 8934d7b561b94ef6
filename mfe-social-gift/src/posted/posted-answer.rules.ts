import { cartAddressFields } from '@storefront/contracts'
import type { PostedForm } from '@storefront/http'
import { fieldKinds } from '@storefront/locale-ja'
import type { GiftAddress, GiftDelivery, GiftDraft } from '../gift/gift-draft.state'

type Leadtime = { days: string[]; timezones: { key: string; name: string }[] }
type Texts = Record<string, string>

const kindOf: Partial<Record<string, keyof typeof fieldKinds>> = {
  shipping_last_name: 'name',
  shipping_first_name: 'name',
  shipping_last_name_kana: 'kana',
  shipping_first_name_kana: 'kana',
  postal_code: 'post',
  phone_number: 'tel',
  cell_phone_number: 'tel',
}

/** Reads a posted form's values and normalises them as the fields do in a browser. */
export function typedTexts(form: FormData): Texts {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(
    texts.map(([name, text]) => {
      const kind = kindOf[name]
      return [name, kind ? fieldKinds[kind].normalise(text) : text]
    }),
  )
}

const isAddressField = (name: string): name is keyof GiftAddress =>
  cartAddressFields.some((field) => field === name)

const variantPrefix = 'variants.'

export function draftOfTexts(texts: Texts): GiftDraft & { delivery: GiftDelivery } {
  const entries = Object.entries(texts)
  const key = texts['delivery_timezone']
  return {
    address: Object.fromEntries(entries.filter(([name]) => isAddressField(name))),
    birthday: texts['birthday'],
    variants: Object.fromEntries(
      entries.flatMap(([name, text]) =>
        name.startsWith(variantPrefix) ? [[name.slice(variantPrefix.length), text]] : [],
      ),
    ),
    delivery: {
      delivery_at: texts['delivery_at'],
      delivery_timezone: key,
      delivery_timezone_name: leadtimeOfTexts(texts).timezones.find((one) => one.key === key)?.name,
    },
  }
}

/** Encodes the available dates and time slots as two form fields. The API checks the choice again. */
export const textsOfLeadtime = ({ days, timezones }: Leadtime): Texts => ({
  days: days.join(' '),
  timezones: new URLSearchParams(timezones.map(({ key, name }) => [key, name])).toString(),
})

export const leadtimeOfTexts = ({ days = '', timezones = '' }: Texts): Leadtime => ({
  days: days.split(' ').filter(Boolean),
  timezones: [...new URLSearchParams(timezones)].map(([key, name]) => ({ key, name })),
})

/** Lists the hidden fields of a step's form: all input except that of the step's own fields. */
export const keptTexts = (texts: Texts, asked: readonly string[] = []): [string, string][] =>
  Object.entries(texts).filter(([name]) => name !== 'intent' && !asked.includes(name))

const dayFields = ['delivery_at', 'delivery_timezone']

/** Returns the step to show after a post: the next step, or the step with the error. */
export function stepAfterPost(posted: PostedForm | undefined): 'address' | 'delivery' | 'confirm' {
  if (!posted?.values) return 'address'
  if (posted.isPrepared) return posted.intent === 'delivery' ? 'confirm' : 'delivery'
  const isAboutDays = Object.keys(posted.errors ?? {}).some((name) => dayFields.includes(name))
  return posted.intent === 'delivery' || (posted.intent === 'complete' && isAboutDays)
    ? 'delivery'
    : 'address'
}
