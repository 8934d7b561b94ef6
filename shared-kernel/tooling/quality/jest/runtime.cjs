const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Compiled scripts of this process, by file. Each test file still runs the scripts in its own realm.
 * @type {Map<string, { source: string, head: string, script: Script }>}
 */
const compiled = new Map()

/** Reuses compiled code between test files. Each test file still has its own module instances. */
module.exports = class extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args)
    /** @type {{ injectedModuleParameters: string[], compile(source: string, filename: string): unknown }} */
    const executor = Reflect.get(this, 'executor')
    const [, environment] = args
    const head = `(function(${executor.injectedModuleParameters.join()}){`
    executor.compile = (source, filename) => {
      const realm = environment.getVmContext()
      return realm && getScript(filename, source, head).runInContext(realm)
    }
  }
}

/**
 * @param {string} filename
 * @param {string} source
 * @param {string} head
 */
function getScript(filename, source, head) {
  const kept = compiled.get(filename)
  if (kept?.source === source && kept.head === head) return kept.script
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, head, script })
  return script
}
