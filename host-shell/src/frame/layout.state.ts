import { layoutOf, type Layout } from './layout.rules'

/** The layout is an attribute of the body: the frame's parts show and hide by CSS, server HTML included. */
export function showLayoutOf(pathname: string) {
  if (document.body.dataset.layout !== 'invalid-channel') showLayout(layoutOf(pathname))
}

export function showLayout(layout: Layout) {
  document.body.dataset.layout = layout
}
