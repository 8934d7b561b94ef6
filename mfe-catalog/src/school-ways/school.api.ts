import {
  getMyUser,
  getSchool,
  listFittingDays,
  listSchools,
  type FittingDay,
  type Product,
  type School,
  type SchoolSummary,
  type User,
} from '@storefront/contracts'
import { call, refusedAsNothing } from '@storefront/http'
import { isMember } from '@storefront/session'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { findFittingDay, readSetQuery } from './school.rules'

/**
 * Finds schools by code or by part of the name or its kana. Without a search term, returns the first schools.
 */
export async function fetchSchools(
  word: string,
  signal: AbortSignal,
): Promise<{ schools: SchoolSummary[]; total: number }> {
  const query = word === '' ? {} : { word }
  const { data } = await call(listSchools, { query, isCacheable: true, signal })
  return { schools: data.data, total: data.total }
}

/** Fetches the schools whose goods are this category. Returns none on failure. */
export async function fetchSchoolsOfCategory(category: string, signal: AbortSignal) {
  const found = call(listSchools, { query: { category }, isCacheable: true, signal })
  return (await found.catch(refusedAsNothing))?.data.data ?? []
}

export async function fetchSchool(key: string, signal: AbortSignal): Promise<School> {
  return (await call(getSchool, { params: { key }, isCacheable: true, signal })).data
}

/**
 * Fetches the set in the order URL. Returns undefined on failure, because the garment can be ordered without
 * a set.
 */
export async function fetchSetOfQuery(url: string, signal: AbortSignal) {
  const asked = readSetQuery(new URL(url).searchParams)
  const school = asked && (await fetchSchool(asked.school, signal).catch(refusedAsNothing))
  const set = school?.sets.find(({ key }) => key === asked?.set)
  return school && set ? { school, set, grade: asked?.grade, sex: asked?.sex } : undefined
}

/** Fetches upcoming fitting days, for one school or for all. */
export async function fetchFittingDays(
  signal: AbortSignal,
  school?: string | undefined,
): Promise<FittingDay[]> {
  const query = school === undefined ? {} : { school }
  return (await call(listFittingDays, { query, signal })).data.data
}

/** Fetches the next fitting day for a garment that is measured. Other products and shops have none. */
export async function fetchDayOfGarment(
  { has_measurement, product_model }: Product,
  signal: AbortSignal,
): Promise<FittingDay | undefined> {
  if (!has_measurement || !leadsSomewhere('/fitting', currentSite())) return undefined
  return findFittingDay((await fetchFittingDays(signal).catch(refusedAsNothing)) ?? [], product_model)
}

/** Fetches the signed-in member. Returns undefined on failure, because the page works without a member. */
export async function fetchMember(signal: AbortSignal): Promise<User | undefined> {
  if (!(await isMember())) return undefined
  return (await call(getMyUser, { signal }).catch(refusedAsNothing))?.data
}
