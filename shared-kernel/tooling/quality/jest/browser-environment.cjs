const { TestEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/**
 * Globals that React Router and fetch must share, because Node's fetch rejects jsdom's Request and
 * AbortSignal. Node's URL parses fifty times faster than jsdom's.
 * @satisfies {(keyof typeof globalThis)[]}
 */
const shared = /** @type {const} */ ([
  'URL',
  'URLSearchParams',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'setImmediate',
])

/**
 * Returns Node's FormData, which fetch needs, extended so that a form element can be passed as in a browser.
 * @param {typeof FormData} PageFormData
 */
const createFormData = (PageFormData) =>
  class FormDataOfPage extends FormData {
    /**
     * @param {HTMLFormElement} [form]
     * @param {HTMLElement | null} [submitter]
     */
    constructor(form, submitter) {
      super()
      if (form)
        for (const [name, value] of new PageFormData(form, submitter ?? null)) this.append(name, value)
    }
  }

/**
 * Returns true for tests of rules. Rules are pure, as lint enforces, so their tests need no page, and
 * creating a page would take longer than most of these tests.
 */
const isOfRules = (/** @type {string} */ file) => /\.rules\.test\.ts$/.test(file)

/** Provides jsdom with Node's fetch APIs, or plain Node for tests of rules. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /**
   * @param {ConstructorParameters<typeof NodeEnvironment>[0]} config
   * @param {ConstructorParameters<typeof NodeEnvironment>[1]} context
   */
  constructor(config, context) {
    if (isOfRules(context.testPath)) return /** @type {any} */ (new NodeEnvironment(config, context))
    super(config, context)
    const PageFormData = this.global.FormData
    Object.assign(this.global, Object.fromEntries(shared.map((name) => [name, globalThis[name]])))
    this.global.FormData = createFormData(PageFormData)
  }
}
