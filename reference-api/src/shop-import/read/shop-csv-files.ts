import { noshiCords, schoolSexes } from '@storefront/contracts'
import { containedAllergens } from '../format/allergen.rules'
import {
  anyText,
  counted,
  day,
  flag,
  key,
  list,
  oneOf,
  optional,
  pairs,
  picture,
  pictures,
  someOf,
  priceSteps,
  text,
  unique,
  whole,
  type Column,
} from '../format/column.rules'
import { fittingSlots, schoolGrades } from './school-column.rules'
import { paymentCodes } from '../../payment/payment/payment.rules'
import { shippingRegions } from '../../delivery/postal-code/shipping-region.rules'
import type { CsvRow } from '../format/csv.rules'

const month: Column<number> = (cell) => Number(oneOf(...months)(cell))
const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const taxClass = oneOf('standard', 'reduced', 'exempt')

/** The CSV files in a shop folder and their columns. The seed's README explains them to the shop's staff. */
export const shopCsvFiles = {
  'makers.csv': {
    key: unique(key),
    name: text,
    name_kana: anyText,
    prefecture: anyText,
    catch_copy: anyText,
    story: anyText,
    picture,
  },
  'brands.csv': {
    key: unique(key),
    name: text,
    name_kana: anyText,
    maker: optional(key),
    description: anyText,
  },
  'categories.csv': {
    key,
    table: oneOf('products', 'inquiries'),
    parent: optional(key),
    name: text,
    description: anyText,
    picture,
  },
  'tags.csv': { key: unique(key), name: text },
  'accessories.csv': {
    key: unique(key),
    kind: oneOf('wrapping', 'noshi', 'message_card', 'bag'),
    name: text,
    description: anyText,
    unit_price: whole(),
    tax_class: taxClass,
    text_label: optional(text),
    text_max_length: optional(whole(1)),
    choices: list,
    picture,
    /**
     * Accessories that can't be combined with this one. Only one accessory of each pair has to list the
     * other.
     */
    excludes: list,
    /** A picture for each of the choices, in their order. */
    choice_pictures: optional(pictures),
    /** Business days that it takes in addition to the product's. */
    added_days: optional(whole()),
  },
  /** Purposes for the noshi choices, with the cords allowed for each. */
  'noshi-headings.csv': { heading: unique(text), purpose: text, cords: someOf(...noshiCords), note: anyText },
  'products.csv': {
    key: unique(key),
    code: unique(text),
    jan_code: optional(text),
    name: text,
    name_kana: anyText,
    catch_copy: anyText,
    description: anyText,
    detail: anyText,
    data: pairs,
    brand: optional(key),
    categories: list,
    tags: list,
    unit_price: whole(),
    before_price: optional(whole()),
    tax_class: taxClass,
    stock: whole(),
    lead_days: whole(),
    carriage_class: oneOf('normal', 'cool', 'free'),
    max_quantity: whole(1),
    is_show: flag,
    is_sale: flag,
    is_listed: flag,
    is_alcohol: flag,
    is_social_gift_allowed: flag,
    has_measurement: flag,
    has_name_embroidery: flag,
    model: key,
    variant_label: optional(text),
    variant_value: optional(text),
    size_table: optional(text),
    accessories: list,
    set: counted,
    related: list,
    released_on: day,
    popularity: whole(),
    pictures,
    is_couponable: optional(flag),
    is_point_earning: optional(flag),
    is_point_payable: optional(flag),
  },
  /** Units per case and quantity prices of wholesale products. */
  'wholesale-prices.csv': {
    product: unique(key),
    piece_count: optional(whole(2)),
    piece_unit: optional(text),
    steps: priceSteps,
  },
  /** Labels for individual foods. The labels of sets are derived from their parts. */
  'foods.csv': {
    product: unique(key),
    name: text,
    ingredients: text,
    net_contents: text,
    best_before: optional(text),
    use_by: optional(text),
    storage: text,
    alcohol: optional(text),
    allergens: containedAllergens,
    harmless_phrases: list,
  },
  'sizes.csv': { product: unique(key), size: optional(text), box: optional(text), weight: optional(text) },
  /** Seasons in months. A season from 11 to 2 spans New Year. */
  'seasons.csv': { product: unique(key), from_month: month, to_month: month },
  'collections.csv': { alias: unique(key), name: text, description: anyText, products: list },
  'reviews.csv': {
    key: unique(key),
    product: key,
    nickname: text,
    rating: oneOf('1', '2', '3', '4', '5'),
    title: anyText,
    body: anyText,
    created_on: day,
    purpose: optional(text),
    age_band: optional(text),
  },
  'tax-rates.csv': { tax_class: taxClass, valid_from: day, rate: whole() },
  'carriages.csv': {
    region: oneOf(...shippingRegions),
    carriage_kind: oneOf('normal', 'cool'),
    price_with_tax: whole(),
    free_from: optional(whole()),
  },
  /** Keys are short, because families type them as codes. */
  'schools.csv': {
    key: unique(key),
    name: text,
    name_kana: anyText,
    prefecture: anyText,
    category: optional(key),
  },
  /** Needed items by school year and sex. A set without a sex is for everyone. */
  'school-sets.csv': {
    key: unique(key),
    school: key,
    name: text,
    note: anyText,
    school_grades: schoolGrades,
    sex: optional(oneOf(...schoolSexes)),
    products: counted,
  },
  /** Fitting days. A day without schools applies to every school. */
  'fitting-days.csv': {
    key: unique(key),
    name: text,
    held_on: day,
    book_until: day,
    place: text,
    postal_code: text,
    address: text,
    access: anyText,
    note: anyText,
    schools: list,
    slots: fittingSlots,
  },
  'payments.csv': { code: unique(oneOf(...paymentCodes)), name: text, description: text, is_show: flag },
  'coupons.csv': {
    code: unique(text),
    name: text,
    description: anyText,
    discount_kind: oneOf('fixed', 'percent'),
    discount_value: whole(1),
    minimum_price: whole(),
    valid_from: day,
    valid_to: optional(day),
    is_member_only: flag,
    is_listed: flag,
    usage_limit: optional(whole(1)),
    is_combinable: optional(flag),
    is_for_exempt: optional(flag),
  },
  'business-holidays.csv': { day: unique(day), note: anyText },
  /** Days when no carrier delivers. The shop itself may be open. */
  'carrier-holidays.csv': { day: unique(day), note: anyText },
  'banners.csv': {
    key: unique(key),
    area: text,
    title: text,
    body: anyText,
    picture,
    url: optional(text),
    file: optional(text),
    show_from: optional(day),
    show_to: optional(day),
  },
  'popups.csv': {
    key: unique(key),
    title: text,
    body: anyText,
    picture,
    url: optional(text),
    event_name: optional(text),
    frequency: oneOf('once', 'day', 'session'),
    show_from: optional(day),
    show_to: optional(day),
  },
  'catalogs.csv': {
    key: unique(key),
    title: text,
    description: anyText,
    issued_on: optional(day),
    picture,
    pages: pictures,
    is_orderable: flag,
  },
  'qa-categories.csv': { key: unique(key), name: text },
  'qas.csv': { key: unique(key), category: key, question: text, answer: text },
}

type CsvFiles = typeof shopCsvFiles
export type CsvName = keyof CsvFiles
export type ShopRows = { [Name in CsvName]: CsvRow<CsvFiles[Name]>[] }
export type ProductRow = ShopRows['products.csv'][number]
export type FoodRow = ShopRows['foods.csv'][number]
