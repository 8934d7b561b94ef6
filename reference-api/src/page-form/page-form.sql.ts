import type { Expression } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db'
import { fetchCategories } from '../catalogue/category/category.sql'
import { isOn } from '../shop/setting/setting-flag.rules'
import { fetchKanaTerms, settingOf } from '../shop/setting/setting.sql'
import { formProblems, type CartFormTerms, type PageForm } from './form-check.rules'
import { standardForms } from './standard-forms.rules'
import type { FieldErrors } from '../platform/http/rejection'

/**
 * Fetches the page's form as written by the shop's staff, or the standard form. The same form is served and
 * validated.
 */
export async function fetchPageForm(
  db: Db,
  channelId: number,
  page: string,
): Promise<(PageForm & { dataFormDefault: Record<string, unknown>; prefix: string }) | undefined> {
  const own = await ownForm(db, channelId, page).executeTakeFirst()
  if (!own && !findStandardForm(page)) return undefined
  return completeForm(db, channelId, page, { own: own ?? null, ...(await fetchKanaTerms(db, channelId)) })
}

const findStandardForm = (page: string) =>
  Object.hasOwn(standardForms, page) ? standardForms[page] : undefined

const ownForm = (db: Db, channelId: number | Expression<number>, page: string) =>
  db
    .selectFrom('page_form')
    .select(['form', 'data_form_default', 'options', 'prefix'])
    .where('page_form.channel_id', '=', channelId)
    .where('page', '=', page)

type OwnForm = Awaited<ReturnType<ReturnType<typeof ownForm>['execute']>>[number]

async function completeForm(
  db: Db,
  channelId: number,
  page: string,
  { own, isKanaOptional: is_kana_optional }: { own: OwnForm | null; isKanaOptional: boolean },
) {
  const standard = findStandardForm(page)
  const options = { ...(own ? own.options : standard?.options) }
  const form = own ? own.form : (standard?.form ?? [])
  if (form.some(({ name }) => name === 'category_id') && !options['category_id'])
    options['category_id'] = await inquiryKinds(db, channelId)
  return {
    form: form
      .filter(isAnswerable(options))
      .map((field) => (field.type === 'person_name' ? { ...field, is_kana_optional } : field)),
    options,
    dataFormDefault: own ? own.data_form_default : (standard?.dataFormDefault ?? {}),
    prefix: own?.prefix ?? '',
  }
}

/** Returns false for a choice field without options, because shoppers couldn't answer it. */
const isAnswerable = (options: PageForm['options']) => (field: PageForm['form'][number]) =>
  options[field.options ?? field.name]?.length !== 0

async function inquiryKinds(db: Db, channelId: number) {
  const categories = await fetchCategories(db, channelId, 'inquiries')
  return categories
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name }) => ({ value: id, label: name }))
}

type CartPage = 'cart-orderer' | 'cart-address' | 'social-gift'

/** Fetches the form for a cart's address, and whether kana is optional in it (§5). */
export async function fetchCartForm(db: Db, channelId: number, page: CartPage): Promise<CartFormTerms> {
  return toFormTerms(await fetchPageForm(db, channelId, page))
}

const toFormTerms = (form: PageForm = { form: [], options: {} }): CartFormTerms => ({
  form,
  isKanaOptional: form.form.some(({ is_kana_optional }) => is_kana_optional),
})

/** Selects the rows behind a cart's form, to be read by another query (see {@link toCartForm}). */
export const cartFormRows = (db: Db, channelId: Expression<number>, page: CartPage) =>
  jsonBuildObject({
    own: jsonObjectFrom(ownForm(db, channelId, page)),
    kana: jsonObjectFrom(settingOf(db, channelId, 'USER.IS_NAME_KANA_OPTIONAL')),
  })

type CartFormRows = { own: OwnForm | null; kana: { value: unknown } | null }

/** Like {@link fetchCartForm}, from rows that have been read. */
export async function toCartForm(
  db: Db,
  channelId: number,
  page: CartPage,
  { own, kana }: CartFormRows,
): Promise<CartFormTerms> {
  if (!own && !findStandardForm(page)) return toFormTerms()
  return toFormTerms(await completeForm(db, channelId, page, { own, isKanaOptional: isOn(kana?.value) }))
}

/** Validates values against the page's form. Returns no errors for a page without a form. */
export async function pageFormProblems(
  db: Db,
  channelId: number,
  page: string,
  values: Record<string, unknown>,
  person = '',
): Promise<FieldErrors> {
  const form = await fetchPageForm(db, channelId, page)
  return form ? formProblems(form, values, person) : {}
}
