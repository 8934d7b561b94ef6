import type { Db } from '../platform/database/db'
import { fetchCategories } from '../catalogue/category/category.sql'
import { fetchKanaTerms } from '../shop/setting/setting.sql'
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
  const own = await findPageForm(db, channelId, page)
  const standard = Object.hasOwn(standardForms, page) ? standardForms[page] : undefined
  if (!own && !standard) return undefined
  const options = { ...(own ? own.options : standard?.options) }
  const form = own ? own.form : (standard?.form ?? [])
  if (form.some(({ name }) => name === 'category_id') && !options['category_id'])
    options['category_id'] = await inquiryKinds(db, channelId)
  const { isKanaOptional: is_kana_optional } = await fetchKanaTerms(db, channelId)
  return {
    form: form
      .filter(isAnswerable(options))
      .map((field) => (field.type === 'person_name' ? { ...field, is_kana_optional } : field)),
    options,
    dataFormDefault: own ? own.data_form_default : (standard?.dataFormDefault ?? {}),
    prefix: own?.prefix ?? '',
  }
}

async function findPageForm(db: Db, channelId: number, page: string) {
  return db
    .selectFrom('page_form')
    .select(['form', 'data_form_default', 'options', 'prefix'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
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

/** Fetches the form for a cart's address, and whether kana is optional in it (§5). */
export async function fetchCartForm(
  db: Db,
  channelId: number,
  page: 'cart-orderer' | 'cart-address' | 'social-gift',
): Promise<CartFormTerms> {
  const form = (await fetchPageForm(db, channelId, page)) ?? { form: [], options: {} }
  return { form, isKanaOptional: form.form.some(({ is_kana_optional }) => is_kana_optional) }
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
