import { number, record, string, type, unknown, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Transition to the next screen, `duration` in ms. */
export type ColorschemeAnimation = { route: 'none' | 'fade'; duration?: number }

/** §9: loading size 20, overlay transparent, centred; cursor size 10, frame 0.1. */
export const Colorscheme = type({
  key: string(),
  loading: type({ size: number(), overlay: string(), position: string() }),
  cursor: type({ size: number(), frame: number() }),
  /** A {@link ColorschemeAnimation}; other values are ignored. */
  animation: record(string(), unknown()),
})
export type Colorscheme = Infer<typeof Colorscheme>

export const getSelectedColorscheme = endpoint({
  method: 'GET',
  path: '/v1/colorschemes/selected/front',
  access: 'public',
  response: Colorscheme,
})
