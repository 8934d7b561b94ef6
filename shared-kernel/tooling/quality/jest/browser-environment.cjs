const { TestEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/** Globals that React Router and fetch must share: Node's fetch rejects jsdom's Request and AbortSignal. */
const shared = [
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
]

/** Node's FormData, which fetch sends, filled from a form of the page as in a browser. */
const formDataOf = (PageFormData) =>
  class FormDataOfPage extends FormData {
    constructor(form, submitter) {
      super()
      if (form)
        for (const [name, value] of new PageFormData(form, submitter ?? null)) this.append(name, value)
    }
  }

/** Lint keeps rules pure: they need no page, which takes longer to set up than most of these tests. */
const isOfRules = (/** @type {string} */ file) => /\.rules\.test\.ts$/.test(file)

/** jsdom with Node's fetch family; Node alone for rules. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (isOfRules(context.testPath)) return /** @type {any} */ (new NodeEnvironment(config, context))
    super(config, context)
    const PageFormData = this.global.FormData
    for (const name of shared) this.global[name] = globalThis[name]
    this.global.FormData = formDataOf(PageFormData)
  }
}
