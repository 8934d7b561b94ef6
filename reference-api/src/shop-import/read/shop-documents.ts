import {
  array,
  boolean,
  defaulted,
  define,
  enums,
  integer,
  min,
  intersection,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  tuple,
  type,
  union,
  unknown,
  type Infer,
} from 'superstruct'
import { isRegistrationNumber } from '../../checkout/receipt/receipt.rules'
import { taxRoundings } from '../../shop/tax-rate/tax-rate.rules'
import { writtenBlocks } from './landing-page-blocks.rules'
import { pictureReference } from '../format/column.rules'
import { catalogPage } from './catalog-page-document'
import { giftRule } from './gift-rule-document'
import { day, memberRecords } from './member-records'
import { sizeTable } from './size-table-document'

const picture = define<string>('picture', (value) => {
  try {
    return typeof value === 'string' && pictureReference(value).file !== ''
  } catch {
    return '「画像ファイル名=説明」の形で入力してください'
  }
})
const article = {
  key: string(),
  title: string(),
  summary: string(),
  published_on: day,
  body: string(),
  picture: optional(nullable(picture)),
}
const tagged = {
  ...article,
  products: defaulted(array(string()), []),
  tags: defaulted(array(string()), []),
}
const blog = {
  ...tagged,
  author: defaulted(string(), ''),
  title_kana: defaulted(string(), ''),
}
const flagged = (absent: boolean) => defaulted(boolean(), absent)

const address = object({
  division_ct: integer(),
  is_default: flagged(false),
  is_sender_default: flagged(false),
  address_name: defaulted(string(), ''),
  shipping_last_name: string(),
  shipping_first_name: string(),
  shipping_last_name_kana: string(),
  shipping_first_name_kana: string(),
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: defaulted(string(), ''),
  phone_number: string(),
  cell_phone_number: defaulted(string(), ''),
})
const pastOrder = object({
  order_no: string(),
  ordered_on: day,
  status: enums(['preparing', 'shipped', 'delivered', 'cancelled']),
  payment: string(),
  /** A key from data/carriers.json, given together with the parcel's number. */
  carrier: optional(string()),
  tracking_number: optional(string()),
  /** Position in the member's list of addresses, starting at 1. */
  address: integer(),
  lines: array(tuple([string(), integer()])),
})
const member = object({
  email: string(),
  password: string(),
  /** Defaults to the day of the import. */
  password_changed_on: optional(day),
  is_verify: flagged(false),
  is_registered_member: flagged(true),
  is_manager: flagged(false),
  mail_error_count: defaulted(integer(), 0),
  code: string(),
  corporation: optional(string()),
  department: optional(string()),
  /** A school from schools.csv. */
  school_key: optional(string()),
  last_name: string(),
  first_name: string(),
  last_name_kana: string(),
  first_name_kana: string(),
  gender_ct: integer(),
  birthday: day,
  is_receive_newsletter: defaulted(integer(), 0),
  question_ct: integer(),
  answer: string(),
  point: defaulted(integer(), 0),
  /** Defaults to the day of the import. */
  point_granted_on: optional(day),
  point_note: defaulted(string(), '会員登録のお礼'),
  /** Credit terms for businesses that order on account. 31 stands for the last day of the month. */
  credit: optional(
    object({
      credit_limit: min(integer(), 0),
      closing_day: size(integer(), 1, 31),
      due_months: size(integer(), 0, 3),
      due_day: size(integer(), 1, 31),
    }),
  ),
  addresses: defaulted(array(address), []),
  favourites: defaulted(array(string()), []),
  memorials: defaulted(
    array(
      object({
        target_user_name: string(),
        division_ct: integer(),
        name: string(),
        month: integer(),
        date: integer(),
        call: boolean(),
      }),
    ),
    [],
  ),
  orders: defaulted(array(pastOrder), []),
  ...memberRecords,
})
/** Selects products by category, tag, key or name. */
const goods = {
  categories: defaulted(array(string()), []),
  tags: defaulted(array(string()), []),
  products: defaulted(array(string()), []),
  /** Substrings of product names. */
  named: defaulted(array(string()), []),
}
/**
 * Additional words that find the selected products. Without any, the words are synonyms, or one word that
 * stays whole.
 */
const searchWords = object({ words: array(string()), ...goods })
const chosenGoods = {
  ...goods,
  /** Collections by alias. */
  collections: defaulted(array(string()), []),
  /** Excludes products whose names contain any of these substrings. */
  not_named: defaulted(array(string()), []),
}
const dayOfYear = pattern(string(), /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const occasion = object({
  key: string(),
  name: string(),
  lead: string(),
  words: defaulted(array(string()), []),
  /** Further synonyms, which only the search knows. */
  spellings: defaulted(array(string()), []),
  season: optional(nullable(object({ from: dayOfYear, to: dayOfYear }))),
  budgets: defaulted(array(integer()), []),
  /** Keys from recipients.yaml. */
  recipients: defaulted(array(string()), []),
  /** The gift goes to a child's parents, so no chosen person hides its goods. */
  for_child: defaulted(boolean(), false),
  manners: defaulted(array(object({ title: string(), text: string() })), []),
  noshi: optional(nullable(object({ title: string(), cord: string(), note: string() }))),
  body: defaulted(string(), ''),
  picture: optional(nullable(picture)),
  ...chosenGoods,
})
const field = object({
  name: string(),
  label: string(),
  type: string(),
  is_required: optional(boolean()),
  help: optional(nullable(string())),
  rules: optional(array(string())),
  options: optional(nullable(string())),
  autocomplete: optional(nullable(string())),
  building_label: optional(string()),
})

const filled = refine(string(), 'filled', (value) => value.trim() !== '')
/**
 * Accepts any setting in §9. The listed settings are required by the shop's documents, or have restricted
 * values.
 */
const settings = intersection([
  record(string(), unknown()),
  type({
    'RECEIPT.ISSUER_NAME': filled,
    'RECEIPT.ISSUER_ADDRESS': filled,
    /** If absent, the shop isn't a registered issuer, and its receipts aren't qualified invoices. */
    'RECEIPT.REGISTRATION_NUMBER': optional(define<string>('registration number', isRegistrationNumber)),
    'TAX.ROUNDING': optional(enums(taxRoundings)),
  }),
])

export const shopDocuments = {
  'shop.yaml': object({
    channel: string(),
    name: string(),
    /** Picture folder, relative to the shop's folder. Several shops can share a picture folder. */
    pictures: defaulted(string(), 'pictures'),
  }),
  'settings.yaml': settings,
  'colorschemes.yaml': array(
    object({
      key: string(),
      is_selected: boolean(),
      data: object({
        loading: optional(object({ size: number(), overlay: string(), position: string() })),
        cursor: optional(object({ size: number(), frame: number() })),
        animation: optional(object({ route: enums(['none', 'fade']), duration: optional(number()) })),
      }),
    }),
  ),
  'layouts.yaml': array(
    object({
      page: string(),
      title: string(),
      areas: array(
        object({
          name: string(),
          components: array(object({ name: string(), args: record(string(), unknown()) })),
        }),
      ),
    }),
  ),
  'forms.yaml': array(
    object({
      page: string(),
      form: array(field),
      data_form_default: record(string(), unknown()),
      prefix: defaulted(string(), ''),
      options: record(string(), array(object({ value: union([string(), integer()]), label: string() }))),
    }),
  ),
  'messages.yaml': array(object({ code: string(), title: string(), body: string() })),
  'free-areas.yaml': array(object({ code: string(), title: string(), body: string() })),
  'size-tables.yaml': record(string(), sizeTable),
  'search-words.yaml': array(searchWords),
  'recipients.yaml': array(
    object({ key: string(), name: string(), words: defaulted(array(string()), []), ...chosenGoods }),
  ),
  'occasions.yaml': array(occasion),
  'gift-rules.yaml': array(giftRule),
  'news.yaml': array(object({ ...tagged, category: string(), is_important: boolean() })),
  'blogs.yaml': array(object(blog)),
  'stylists.yaml': array(object(blog)),
  'static-pages.yaml': array(
    object({
      url: string(),
      title: string(),
      description: string(),
      is_listed: flagged(true),
      content: string(),
    }),
  ),
  'landing-pages.yaml': array(
    object({
      slug: string(),
      url: optional(nullable(string())),
      title: string(),
      description: string(),
      content: defaulted(string(), ''),
      picture: optional(nullable(picture)),
      redirect_url: optional(nullable(string())),
      blocks: writtenBlocks,
    }),
  ),
  'system-messages.yaml': array(
    object({ key: string(), title: string(), body: string(), published_on: day }),
  ),
  'members.yaml': array(member),
  'catalog-pages.yaml': array(catalogPage),
}

type Documents = typeof shopDocuments
export type DocumentName = keyof Documents
export type ShopTexts = { [Name in Exclude<DocumentName, 'shop.yaml'>]: Infer<Documents[Name]> } & {
  'shop.yaml': Infer<Documents['shop.yaml']>
}
export type ShopMember = ShopTexts['members.yaml'][number]
