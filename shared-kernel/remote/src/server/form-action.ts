import { ResponseError, type PostedForm } from '@storefront/http'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { data, redirect, type ActionFunction, type RouteObject } from 'react-router-dom'

/** Actions of a remote's routes by the routes' ids: they run on its server alone. */
export type RouteActions = Record<string, ActionFunction>

export function withActions(routes: RouteObject[], actions: RouteActions): RouteObject[] {
  return routes.map((route) => {
    const action = route.id === undefined ? undefined : actions[route.id]
    const children = route.children && withActions(route.children, actions)
    return { ...route, ...(action ? { action } : {}), ...(children ? { children } : {}) } as RouteObject
  })
}

/** Where a command leads: to another address, or back to its own screen with what is wrong or prepared. */
type Outcome = Response | Omit<PostedForm, 'intent'>

/** Commands of a screen by the `intent` of their forms. */
type Commands = Record<string, (form: FormData, request: Request) => Promise<Outcome>>

/** Answers a posted form by sending the browser on (post, redirect, get). */
export const seeOther = (url: string) => redirect(url, 303)

/**
 * The action of a route whose forms name their command as `intent`. What the server refuses is said on the
 * same screen with status 422, and what was typed is given back to its fields.
 */
export function formAction(commands: Commands): ActionFunction {
  return async ({ request }) => {
    const typed = await request.formData()
    if ([...typed.keys()].length > mostFields) throw data('too many fields', { status: 413 })
    const form = withDays(typed)
    const intent = String(form.get('intent') ?? '')
    const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined
    if (!command) throw data('no such command', { status: 400 })
    const outcome = await command(form, request).catch((error: unknown) => refusalOf(error))
    if (outcome instanceof Response) return outcome
    const posted: PostedForm = { intent, values: typedIn(form), ...outcome }
    return data(posted, { status: posted.isPrepared === undefined ? 422 : 200 })
  }
}

/** Only what the shopper can mend is an answer; the rest is a failure of the page. */
function refusalOf(error: unknown): Omit<PostedForm, 'intent'> {
  if (!(error instanceof ResponseError) || error.status >= 500 || error.status === 401) throw error
  return { message: error.message, errors: error.errors }
}

/** A day is typed in three parts, `birthday_year` and so on; a command finds it as `YYYY-MM-DD`. */
function withDays(form: FormData): FormData {
  let days = 0
  for (const [name, year] of [...form]) {
    if (!name.endsWith('_year')) continue
    if ((days += 1) > mostDays) throw data('too many days', { status: 413 })
    const day = name.slice(0, -'_year'.length)
    const parts = [year, form.get(`${day}_month`), form.get(`${day}_day`)].map(String)
    const digits = parts.map(normaliseToPlainDigits)
    const [, ...short] = digits.map((part) => part.padStart(2, '0'))
    form.set(day, digits.join('') === '' ? '' : [digits[0], ...short].join('-'))
    for (const part of ['year', 'month', 'day']) form.delete(`${day}_${part}`)
  }
  return form
}

/**
 * A hundred addresses with twenty goods each, and room; each day of a form walks through all of its fields,
 * so that more would keep the process from everybody else.
 */
const mostFields = 3_000
const mostDays = 20

/** Secrets are never given back. */
const isSecret = (name: string) => /password|verify_code|card|token|^answer$/.test(name)

function typedIn(form: FormData): Record<string, string> {
  const values = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0]),
  )
  return Object.fromEntries(values)
}
