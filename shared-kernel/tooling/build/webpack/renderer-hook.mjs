// The released remotes beside it take their JSX runtime from the shell, whose own development build has
// another.
import 'react/jsx-runtime'

/* Keeps the renderers of a development page: a remote's hot reload comes later than React and finds them
   here. */
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
