import { layoutOf, type Layout } from './layout.rules'

/** The layout is an attribute of the body: CSS shows and hides the frame's parts, in served HTML too. */
export function showLayoutOf(pathname: string) {
  if (document.body.dataset.layout !== 'invalid-channel') showLayout(layoutOf(pathname))
}

export function showLayout(layout: Layout) {
  document.body.dataset.layout = layout
}
