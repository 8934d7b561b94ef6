import {
  getFormLayout,
  getProduct,
  listProductAccessories,
  listTimeseries,
  type FormLayout,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { isMember } from '@storefront/session'
import { fetchNoshiTitle } from '../gift-ways/gift-ways.api'
import { suggestedNoshi } from '../purchase/accessories/suggested-noshi.rules'
import { layoutFor, buildMadeToOrder, toEmbroidery } from '../purchase/product-uos.rules'

/**
 * Fetches a made-to-order product with its accessories and form, prefilled with the member's latest
 * measurements, and the latest embroidery to choose.
 */
export async function fetchMadeToOrder(key: string, occasion: string | undefined, signal: AbortSignal) {
  const params = { key }
  const [{ data: product }, { data: form }, { data: accessories }, noshi, measured] = await Promise.all([
    call(getProduct, { params, signal }),
    call(getFormLayout, { params: { page: 'uos' }, signal }),
    call(listProductAccessories, { params, signal }),
    fetchNoshiTitle(occasion, signal),
    fetchLatest('measurement', signal),
  ])
  const layout = layoutFor(product, form)
  const [embroidery, embroidered] = product.has_name_embroidery
    ? await Promise.all([fetchEmbroideryForm(signal), fetchLatest('name-embroidery', signal)])
    : [undefined, undefined]
  return {
    product,
    layout,
    accessories: accessories.data,
    suggested: suggestedNoshi(accessories.data, noshi),
    embroidery,
    first: buildMadeToOrder(layout, measured),
    savedEmbroidery: toEmbroidery(embroidered),
  }
}

/**
 * Fetches the shop's embroidery styles and threads. A shop without this form offers only its standard
 * embroidery.
 */
async function fetchEmbroideryForm(signal: AbortSignal): Promise<FormLayout | undefined> {
  try {
    return (await call(getFormLayout, { params: { page: 'name-embroidery' }, signal })).data
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return undefined
    throw error
  }
}

async function fetchLatest(purpose: 'measurement' | 'name-embroidery', signal: AbortSignal) {
  if (!(await isMember())) return undefined
  const { data } = await call(listTimeseries, { query: { purpose }, signal })
  return data.data[0]?.data
}
