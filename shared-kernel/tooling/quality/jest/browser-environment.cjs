const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * What React Router and fetch must share; jsdom's own Request and AbortSignal are refused by Node's fetch.
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

/** Node's FormData, which fetch sends, filled from a form of the page as a browser does. */
const formDataOf = (PageFormData) =>
  class FormDataOfPage extends FormData {
    constructor(form, submitter) {
      super()
      if (form)
        for (const [name, value] of new PageFormData(form, submitter ?? null)) this.append(name, value)
    }
  }

/** jsdom with Node's fetch family. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const PageFormData = this.global.FormData
    for (const name of shared) this.global[name] = globalThis[name]
    this.global.FormData = formDataOf(PageFormData)
  }
}
