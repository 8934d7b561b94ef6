import { checkEmailVerify } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { setRefreshCookie } from '../session/sign-in.command'
import { applyEmailLink } from './apply-email-link.command'

const perLink = { hits: 30, windowSeconds: 600 }

export function emailVerifyRoutes(app: Api): void {
  serve(app, checkEmailVerify, async (call) => {
    const { body, request } = call
    await limitHits(call, `email-verify-check:${request.ip}`, perLink)
    const isUndo = body.kind === 'undo'
    const email = await applyEmailLink(call, isUndo ? 'undo' : 'email', body.token)
    if (isUndo) setRefreshCookie(call, null)
    return { result: true, email }
  })
}
