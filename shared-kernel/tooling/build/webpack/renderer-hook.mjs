// Released remotes use the shell's jsx-runtime, but its development build uses another one, so import it
// here.
import 'react/jsx-runtime'

/* Records a development page's renderers, because a remote's hot reload loads after React. */
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
