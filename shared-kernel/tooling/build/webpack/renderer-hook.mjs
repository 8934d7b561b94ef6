// Released remotes use the shell's jsx-runtime. The shell's development build uses another runtime, so this
// import adds the former.
import 'react/jsx-runtime'

/**
 * @typedef {{ renderers: Map<number, object>, supportsFiber: boolean, inject: (renderer: object) => number,
 *   onScheduleFiberRoot: () => void, onCommitFiberRoot: () => void, onCommitFiberUnmount: () => void }} Hook
 */

const page = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }} */ (globalThis)

/* Records the renderers of a development page, because the hot reload of a remote loads after React. */
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer)
    return this.renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}
