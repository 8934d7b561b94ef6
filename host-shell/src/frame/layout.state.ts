import { findLayout, type Layout } from '../../shared/layout.rules'

/**
 * Sets the path's layout as an attribute on the body, so that CSS can show and hide parts of the frame, even
 * in served HTML. The layout of an invalid channel stays.
 */
export function showLayoutOf(pathname: string) {
  if (document.body.dataset.layout !== 'invalid-channel') showLayout(findLayout(pathname))
}

export function showLayout(layout: Layout) {
  document.body.dataset.layout = layout
}
