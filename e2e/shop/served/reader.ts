import type { APIRequestContext } from '@playwright/test'
import { queryAllByRole, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { navigate, type Answer, type Posted, type Trace } from './exchange'
import { submit, type Button } from './form'
import { expectUsable, findField, findPressable, nameOf, readText, type Control, type Name } from './look'

type Field = Name | Control

/**
 * A shopper without scripts, over HTTP. Opens pages, fills in fields, clicks links and buttons. Each reader
 * has its own cookie jar, in `request`. A click that downloads a file returns the file and stays on the page.
 */
export class Reader {
  readonly trace: Trace[] = []
  #page: JSDOM | undefined
  #answer: Answer

  /** @param origin of the shop, which precedes every path */
  constructor(
    readonly request: APIRequestContext,
    readonly origin: string,
  ) {
    this.#answer = { url: new URL(origin), status: 0, headers: {}, body: Buffer.alloc(0) }
  }

  /** Opens a path of the shop, or an absolute URL. */
  open = (path: string): Promise<Answer> => this.#go(new URL(path, this.origin))

  reload = (): Promise<Answer> => this.#go(this.url)

  /** Parsed on first use, because a check of the status needs no document. */
  get document(): Document {
    this.#page ??= new JSDOM(this.#answer.body.toString(), { url: this.url.href })
    return this.#page.window.document
  }
  get url(): URL {
    return this.#answer.url
  }
  /** Path and query, as the address bar shows them after the host. */
  get path(): string {
    return this.url.pathname + this.url.search
  }
  get status(): number {
    return this.#answer.status
  }
  get headers(): Record<string, string> {
    return this.#answer.headers
  }
  get main(): HTMLElement {
    return this.document.querySelector('main') ?? this.document.body
  }
  get screen() {
    return within(this.document.body)
  }
  get text(): string {
    return readText(this.main)
  }
  get heading(): string {
    return readText(this.document.querySelector('h1'))
  }
  get alerts(): string {
    return queryAllByRole(this.main, 'alert').map(readText).join('\n')
  }

  /**
   * Clicks the first button with this name, or else the first link. Searches main before the rest of the
   * page. Throws if there is no such element, or if a browser wouldn't allow the click.
   */
  async press(name: Name, place?: HTMLElement): Promise<Answer> {
    const element = findPressable(name, this.#places(place))
    if (!element) throw new Error(`No button or link 「${name}」 at ${this.url.href}: ${this.#names()}`)
    if (element.matches('a[href]')) return this.#go(new URL((element as HTMLAnchorElement).href), this.url)
    expectUsable(element)
    const { url, posted } = submit(element as Button)
    return this.#go(url, this.url, posted)
  }

  /** Opens the details element whose summary contains the words. */
  unfold(words: string): void {
    const summary = [...this.document.querySelectorAll('summary')].find((one) =>
      readText(one).includes(words),
    )
    if (!summary) throw new Error(`No summary 「${words}」 at ${this.url.href}`)
    summary.closest('details')?.setAttribute('open', '')
  }

  /**
   * Finds the first field with this label, or the first that matches a selector like
   * `[name="orderer.email"]`. Throws if there is no such field.
   */
  field(field: Field, place?: HTMLElement): Control {
    if (typeof field !== 'string' && !(field instanceof RegExp)) return field
    const control = findField(field, this.#places(place))
    if (!control) throw new Error(`No field ${field} at ${this.url.href}`)
    return control
  }

  fill(field: Field, text: string): void {
    this.#usable(field).value = text
  }

  fillAll(texts: Record<string, string>): void {
    for (const [name, text] of Object.entries(texts)) this.fill(`[name="${name}"]`, text)
  }

  check(field: Field): void {
    const control = this.#usable(field) as HTMLInputElement
    control.checked = true
  }

  uncheck(field: Field): void {
    const control = this.#usable(field) as HTMLInputElement
    control.checked = false
  }

  select(field: Field, option: string): void {
    const select = this.#usable(field) as HTMLSelectElement
    const chosen = [...select.options].find(({ value, text }) => value === option || text.trim() === option)
    if (!chosen || chosen.disabled) throw new Error(`No option 「${option}」 of ${select.name}`)
    select.value = chosen.value
  }

  #places = (place?: HTMLElement) => (place ? [place] : [this.main, this.document.body])

  #usable(field: Field): Control {
    const control = this.field(field)
    expectUsable(control)
    return control
  }

  #names = () => queryAllByRole(this.main, 'button', { hidden: true }).map(nameOf).join(', ')

  get #referrerPolicy() {
    const meta = this.document.querySelector('meta[name="referrer"]')
    return meta?.getAttribute('content') ?? this.headers['referrer-policy']
  }

  async #go(url: URL, from?: URL, posted?: Posted): Promise<Answer> {
    const isSecretive = from !== undefined && this.#referrerPolicy === 'no-referrer'
    const answer = await navigate(this.request, url, { posted, from, isSecretive, trace: this.trace })
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer
    this.#answer = answer
    this.#page = undefined
    return answer
  }
}
