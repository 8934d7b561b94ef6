// Keeps jsx-runtime in the shell's development build, which uses another one: released remotes take it from
// there.
import 'react/jsx-runtime'

/* Stores the renderers of a development page, since a remote's hot reload loads later than React. */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
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
