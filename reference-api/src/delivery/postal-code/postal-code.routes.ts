import { listPrefectures, lookUpPostalCode } from '@storefront/contracts'
import { checkPostalDigits, checkRequired, fieldKinds, prefectures } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { shippingRegion } from './shipping-region.rules'
import { serve, type Api } from '../../platform/http/serve'
import { listTowns } from './postal-code.rules'

export function postalCodeRoutes(app: Api): void {
  serve(app, lookUpPostalCode, async ({ query }) => {
    const code = fieldKinds.post.normalise(query.code)
    checkFields({ code }, { code: ['郵便番号', checkRequired, checkPostalDigits] })
    const towns = listTowns(code)
    return {
      data: towns.map((town) => ({
        ...town,
        delivery_area: shippingRegion(town.prefecture, town.postal_code),
      })),
    }
  })

  serve(app, listPrefectures, async () => {
    return { data: prefectures.map((name, index) => ({ code: String(index + 1).padStart(2, '0'), name })) }
  })
}
