import { ResponseError, type PostedForm } from '@storefront/http'
import { askedPrefix, normaliseToPlainDigits, streetQuestion } from '@storefront/locale-ja'
import { data, redirect, type ActionFunction, type RouteObject } from 'react-router-dom'

/** A remote's route actions by route id. Server only. */
export type RouteActions = Record<string, ActionFunction>

export function withActions(routes: RouteObject[], actions: RouteActions): RouteObject[] {
  return routes.map((route) => {
    const action = route.id === undefined ? undefined : actions[route.id]
    const children = route.children && withActions(route.children, actions)
    return { ...route, ...(action ? { action } : {}), ...(children ? { children } : {}) } as RouteObject
  })
}

/** A redirect, or the command's own screen with errors or prepared values. */
type Outcome = Response | Omit<PostedForm, 'intent'>

/** A screen's commands, by the `intent` of their forms. */
type Commands = Record<string, (form: FormData, request: Request) => Promise<Outcome>>

/** Redirects the browser after a form post (post/redirect/get). */
export const seeOther = (url: string) => redirect(url, 303)

/**
 * Creates the action of a route whose forms specify their command as `intent`. If the command is rejected,
 * the same screen is rendered with status 422 and the submitted values.
 */
export function formAction(commands: Commands): ActionFunction {
  return async ({ request }) => {
    const typed = await request.formData()
    if ([...typed.keys()].length > mostFields) throw data('too many fields', { status: 413 })
    const form = withDays(typed)
    const intent = String(form.get('intent') ?? '')
    const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined
    if (!command) throw data('no such command', { status: 400 })
    const errors = takeQuestions(form)
    const outcome = errors
      ? { message: 'ご住所をご確認ください', errors }
      : await command(form, request).catch((error: unknown) => toRefusal(error))
    if (outcome instanceof Response) return outcome
    const posted: PostedForm = { intent, values: typedIn(form), ...outcome }
    return data(posted, { status: posted.isPrepared === undefined ? 422 : 200 })
  }
}

/** Returns the errors that the shopper can correct. Any other error fails the page. */
function toRefusal(error: unknown): Omit<PostedForm, 'intent'> {
  if (!(error instanceof ResponseError) || error.status >= 500 || error.status === 401) throw error
  return { message: error.message, errors: error.errors }
}

/** Returns the questions about streets that haven't been asked yet. Removes the record of those that have. */
function takeQuestions(form: FormData): Record<string, string[]> | undefined {
  const open = [...form].flatMap(([name, street]): [string, string[]][] => {
    const isStreet = !name.startsWith(askedPrefix) && /(^|[._])address1$/.test(name)
    const isAsked = form.get(`${askedPrefix}${name}`) === street
    const question = isStreet && !isAsked ? streetQuestion(String(street)) : undefined
    return question === undefined ? [] : [[name, [question]]]
  })
  for (const name of [...form.keys()]) if (name.startsWith(askedPrefix)) form.delete(name)
  return open.length > 0 ? Object.fromEntries(open) : undefined
}

/** Joins a date entered in three parts (`birthday_year` and so on) to `YYYY-MM-DD`. */
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
 * Max fields of a form: enough for a hundred addresses with twenty products each. Every date in a form scans
 * all of its fields, so a higher limit could block the process.
 */
const mostFields = 3_000
const mostDays = 20

/** Checks for values that must never be sent back. */
const isSecret = (name: string) => /password|verify_code|card|token|^answer$/.test(name)

function typedIn(form: FormData): Record<string, string> {
  const values = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0]),
  )
  return Object.fromEntries(values)
}
