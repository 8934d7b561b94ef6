const { TestEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/**
 * Globals that React Router and fetch must share, because Node's fetch rejects jsdom's Request and
 * AbortSignal.
 */
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

/** Node's FormData, which fetch needs, but constructible from a form element as in a browser. */
const formDataOf = (PageFormData) =>
  class FormDataOfPage extends FormData {
    constructor(form, submitter) {
      super()
      if (form)
        for (const [name, value] of new PageFormData(form, submitter ?? null)) this.append(name, value)
    }
  }

/**
 * Rules are pure, as enforced by lint, so their tests need no page. Setting one up takes longer than most of
 * them run.
 */
const isOfRules = (/** @type {string} */ file) => /\.rules\.test\.ts$/.test(file)

/** jsdom with Node's fetch APIs. For rules, plain Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (isOfRules(context.testPath)) return /** @type {any} */ (new NodeEnvironment(config, context))
    super(config, context)
    const PageFormData = this.global.FormData
    for (const name of shared) this.global[name] = globalThis[name]
    this.global.FormData = formDataOf(PageFormData)
  }
}
