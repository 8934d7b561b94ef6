import { checkSchool } from '@storefront/contracts'
import { normaliseWidth } from '@storefront/locale-ja'
import { serve, type Api } from '../http/serve'
import { findSchool } from './school.sql'

export function schoolRoutes(app: Api): void {
  serve(app, checkSchool, async ({ db, channel, body }) => {
    const key = normaliseWidth(body.key).trim()
    const school = await findSchool(db, channel.id, key)
    return { key, check: school !== undefined, name: school?.name ?? null }
  })
}
